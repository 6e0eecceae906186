import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { track } from '../report/track.ts'

export function openNames(modal: Modal): void {
  track('OPEN_ENS_FLOW', { isSmartAccount: isSmartAccount(networks.activeNamespace) })
  modal.router.push('ChooseAccountName')
}
