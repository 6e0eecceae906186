import { frontModal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import { openModal } from './openModal.ts'
import { waitForConnection } from './waitForConnection.ts'

/**
 * Opens the modal at the request of another app, and resolves when a wallet is connected.
 *
 * @throws WalletModalError NOT_CONNECTED if no element is in the page; USER_REJECTED before the first user activation,
 * since apps send requests while the page loads; the errors of `waitForConnection`
 */
export async function connectForApp(namespace: Namespace): Promise<void> {
  const modal = frontModal()
  if (!modal) throw new WalletModalError('NOT_CONNECTED')
  if (navigator.userActivation?.hasBeenActive === false) {
    throw new WalletModalError('USER_REJECTED', {
      longMessage: 'The page has had no user gesture yet.',
    })
  }
  openModal(modal, { view: 'Connect', namespace })
  await waitForConnection(modal, namespace)
}
