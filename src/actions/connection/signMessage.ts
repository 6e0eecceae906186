import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'

/**
 * Signs text, as UTF-8, with the connected account. The signature is in the namespace's encoding.
 *
 * @throws WalletModalError NOT_CONNECTED, USER_REJECTED, WALLET_INVALID_RESPONSE
 */
export async function signMessage(namespace: Namespace, message: string): Promise<string> {
  const live = liveConnection(namespace)
  const { address } = accountOf(namespace)
  if (!live || !address) throw new WalletModalError('NOT_CONNECTED')
  return live.opened.signMessage({ address, message })
}
