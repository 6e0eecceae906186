import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { requestFeature } from '../../controllers/featureEvents.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
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

/**
 * Signs a text that the page has given, which the user may have to review first.
 *
 * @throws WalletModalError of `signMessage`; USER_REJECTED also if the user declines in the review
 */
export async function signForPage(namespace: Namespace, message: string): Promise<string> {
  const live = liveConnection(namespace)
  const { address } = accountOf(namespace)
  if (!live || !address) throw new WalletModalError('NOT_CONNECTED')
  const method = 'sign-message'
  const params = { address, message }
  const send = () => live.opened.signMessage(params)
  try {
    return String(await requestFeature('review', live, { method, params, send }))
  } catch (thrown) {
    const isDeclined = thrown instanceof ProviderRpcError && thrown.code === errorCodes.userRejected
    throw isDeclined ? new WalletModalError('USER_REJECTED', { cause: thrown }) : thrown
  }
}
