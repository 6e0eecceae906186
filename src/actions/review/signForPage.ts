import { isPlainText } from '../../chains/plainText.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { requestFeature } from '../../controllers/events.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'

/** Codes of the modal for the errors of the review. */
const codes = {
  4001: 'USER_REJECTED',
  4100: 'WALLET_OTHER_ACCOUNT',
  4900: 'NOT_CONNECTED',
  4901: 'UNSUPPORTED_CHAIN',
} as const

/**
 * Signs a text that the page has given, which the user may have to review first.
 *
 * @throws WalletModalError NOT_CONNECTED without a connected wallet, USER_REJECTED if the user declines in the wallet or
 * in the review, WALLET_OTHER_ACCOUNT if the wallet has changed its account without an event, UNSUPPORTED_CHAIN while the
 * user must leave an unsupported network, WALLET_INVALID_RESPONSE if the response is not a signature
 */
export async function signForPage(namespace: Namespace, message: string): Promise<string> {
  const live = liveConnection(namespace)
  const { address } = accountOf(namespace)
  if (!live || !address) throw new WalletModalError('NOT_CONNECTED')
  const method = 'sign-message'
  const params = { address, message }
  const isPlain = () => isPlainText(message)
  const send = () => live.opened.signMessage(params)
  try {
    return String(await requestFeature('review', live, { method, params, isPlain, send }))
  } catch (thrown) {
    const code = codes[Object(thrown).code as keyof typeof codes]
    throw code ? new WalletModalError(code, { cause: thrown }) : thrown
  }
}
