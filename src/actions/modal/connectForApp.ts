import { frontModal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import { openModal } from './openModal.ts'
import { waitForConnection } from './waitForConnection.ts'

/**
 * Another app of the page, which has found the announced wallet, asks for a connection: the visitor makes one in the modal.
 * While the visitor has not touched the page yet, for example as it loads, the modal does not open.
 *
 * @throws WalletModalError NOT_CONNECTED where no element is in the page, USER_REJECTED where nobody has touched it, and what `waitForConnection` throws
 */
export async function connectForApp(namespace: Namespace): Promise<void> {
  const modal = frontModal()
  if (!modal) throw new WalletModalError('NOT_CONNECTED')
  if (navigator.userActivation?.hasBeenActive === false) {
    throw new WalletModalError('USER_REJECTED', { longMessage: 'Nobody has touched the page yet.' })
  }
  openModal(modal, { view: 'Connect', namespace })
  await waitForConnection(modal, namespace)
}
