import type { EmbeddedWallet } from '../types/frame.ts'
import type { Modal } from './modal.ts'

/** The pending requests of one approval view. */
export interface FrameApproval {
  modal: Modal
  view: { stop(): void; leave(): void }
  /** True if `router.transactions` has an entry for the view, which says where the modal goes afterwards. */
  isTransaction: boolean
  /** Functions that each abort one request. */
  requests: Set<() => void>
}

/** The page's side of the frame. Not reactive. */
export const frame: {
  approval: FrameApproval | undefined
  /** The wallet that follows the page's theme and namespace. */
  wallet: EmbeddedWallet | undefined
  /** True once the stored user is shown; that user counts until the frame responds. */
  isRestored: boolean
  /** Settles when the reset of an abandoned login is over: the frame loses requests meanwhile. */
  reset: Promise<void> | undefined
} = { approval: undefined, wallet: undefined, isRestored: false, reset: undefined }
