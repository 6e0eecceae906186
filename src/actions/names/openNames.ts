import type { Modal } from '../../controllers/modal.ts'
import { track } from '../report/track.ts'
import { isSmartAccount } from './isSmartAccount.ts'

/** Begins the steps to a name of the account. */
export function openNames(modal: Modal): void {
  track('OPEN_ENS_FLOW', { isSmartAccount: isSmartAccount() })
  modal.router.push('ChooseAccountName')
}
