import type { EmbeddedWallet } from '../types/frame.ts'
import type { Modal } from './modal.ts'

/** The frame's pending requests, for which one approval view is shown. */
export interface FrameApproval {
  modal: Modal
  view: { stop(): void; leave(): void }
  /** True if the top entry of `router.transactions` defines the view after the approval. */
  isTransaction: boolean
  /** Functions that cancel one request each. */
  requests: Set<() => void>
}

/** State of the frame's client. Not reactive. */
export const frame: {
  approval: FrameApproval | undefined
  /** The client that sends changes of theme and active namespace to the frame. */
  wallet: EmbeddedWallet | undefined
  /** True once the user of a stored login has been set in `embeddedWallet`, before the frame has responded. */
  isRestored: boolean
  /** Settles when the frame has been reset after an abandoned login. Requests that are sent earlier are lost. */
  reset: Promise<void> | undefined
} = { approval: undefined, wallet: undefined, isRestored: false, reset: undefined }
