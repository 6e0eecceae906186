import type { Namespace } from '../../src/types/caip.ts'
import type { HostState } from '../../src/types/host.ts'
import type { Summary } from '../types/summary.ts'

/** A command of the page: by event, by button, or by code before the host has loaded. */
export interface Command {
  command: string
  [data: string]: unknown
}

export interface ElementBridge {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly internals: ElementInternals
  publish(context: string, value: unknown): void
  /** Shows in the page that a chunk failed to load. */
  showFailure(): void
}

export interface ElementHost {
  /** Updates attributes and contexts, and returns the state, without an event. */
  state(): HostState
  /** Rejects with a catalogue error, after the `error` event. */
  run(command: Command): Promise<unknown>
  /** Fetches the first opening's chunks and renders them unseen; sends no request to services. */
  prefetch(): void
  openAttributeChanged(): void
  /** Gives other apps the provider of a wallet that was announced before its code loaded. */
  announced(namespace: Namespace): Promise<object | undefined>
  /** Another tab has written to the storage. */
  storageChanged(): void
  /** The element was inserted into a page, possibly again. */
  inserted(): void
  /** The element was moved without leaving the page. */
  moved(): void
  removed(): void
}

/** The buttons' state while a stored session is about to be restored. */
export const restoringSummary: Summary = Object.freeze({
  account: null,
  network: null,
  connectLabel: 'Connect Wallet',
  isRestoring: true,
})

/** The state before anything has loaded. `restoring`: a session is stored and about to be restored. */
export function initialState(restoring: boolean): HostState {
  return Object.freeze({
    open: false,
    view: null,
    loading: false,
    status: restoring ? 'connecting' : 'disconnected',
    namespace: null,
    address: null,
    caipAddress: null,
    caipNetworkId: null,
    accounts: Object.freeze({}),
    session: null,
  })
}
