import type { EmbeddedWallet } from '../types/frame.ts'
import type { Modal } from './modal.ts'

/** Pending requests of the frame. One approval view shows all of them. */
export interface FrameApproval {
  modal: Modal
  view: { stop(): void; leave(): void }
  /** True if the top entry of `router.transactions` defines the view after the approval. */
  isTransaction: boolean
  /** Functions, each of which cancels one request. */
  requests: Set<() => void>
}

/** State of the frame's client. Not reactive. */
export const frame: {
  approval: FrameApproval | undefined
  /** The client that sends changes of theme and active namespace to the frame. */
  wallet: EmbeddedWallet | undefined
  /** True once `embeddedWallet` has the user of a stored login. The frame has not responded yet at that time. */
  isRestored: boolean
  /**
   * Settles when the frame has been reset after an abandoned login. Requests that are sent before the reset are lost.
   */
  reset: Promise<void> | undefined
} = { approval: undefined, wallet: undefined, isRestored: false, reset: undefined }
