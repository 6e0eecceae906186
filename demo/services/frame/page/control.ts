import type { Channel } from './channel.ts'
import type { FrameWallet } from './FrameWallet.ts'
import type { FrameFaults } from './faults.ts'
import type { FrameRequest } from './request.ts'

/** Control of the frame for scripts in its origin, such as tests; embedding pages have no access. */
export interface DemoFrameControl {
  readonly requests: readonly FrameRequest[]
  /** Approves the oldest request, or the next within 30 s; resolves with its method. */
  approve(): Promise<string>
  reject(): Promise<string>
  pending(): { method: string; heading: string }[]
  /** Posts a message that responds to no request: `notify('SIGN_OUT_SUCCESS')`. */
  notify(type: string, payload?: unknown): void
  /** Replaces the configured faults; `{}` ends them. */
  setFaults(faults: FrameFaults): void
}

declare global {
  interface Window {
    __demoFrame?: DemoFrameControl
  }
}

export function exposeControl({ approvals }: FrameWallet, channel: Channel): void {
  window.__demoFrame = {
    requests: channel.requests,
    approve: () => approvals.decideNext('approved'),
    reject: () => approvals.decideNext('rejected'),
    pending: () =>
      approvals
        .pending()
        .map(({ method, description }) => ({ method, heading: description.heading })),
    notify: (type, payload) => channel.notify(type, payload),
    setFaults: (faults) => channel.setFaults(faults),
  }
}
