import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'

/**
 * Signs text as UTF-8 with the active account. The signature is in the namespace's encoding.
 *
 * @throws WalletModalError NOT_CONNECTED without a connected wallet, USER_REJECTED if the user declines,
 * WALLET_INVALID_RESPONSE if the response is not a signature
 */
export async function signMessage(namespace: Namespace, message: string): Promise<string> {
  const live = liveConnection(namespace)
  const { address } = accountOf(namespace)
  if (!live || !address) throw new WalletModalError('NOT_CONNECTED')
  return live.opened.signMessage({ address, message })
}
