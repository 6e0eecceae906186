import { WalletModalError } from '../../errors/WalletModalError.ts'
import { walletName } from './names.ts'

/** Codes of the protocol's JSON-RPC by which the wallet says that the user declined. */
const declined: readonly unknown[] = [-1, -3]

/** True if the wallet does not authorize the page, or does not any more. */
export const isUnauthorized = (thrown: unknown): boolean => codeOf(thrown) === -1

const codeOf = (thrown: unknown) => (Object(thrown) as { code?: unknown }).code

/** Maps errors of the wallet and of the published package to those of the catalogue. */
export function toMobileError(thrown: unknown): unknown {
  if (thrown instanceof WalletModalError) return thrown
  const code = codeOf(thrown)
  const params = { wallet: walletName }
  const options = { params, longMessage: String(Object(thrown).message), cause: thrown }
  if (declined.includes(code)) return new WalletModalError('USER_REJECTED', options)
  switch (code) {
    case 'ERROR_WALLET_NOT_FOUND':
      return new WalletModalError('WALLET_NOT_FOUND', options)
    case 'ERROR_SESSION_TIMEOUT':
      return new WalletModalError('WALLET_TIMEOUT', options)
    case 'ERROR_SESSION_CLOSED':
    case 'ERROR_ILLEGAL_TRANSPORT_STATE':
      return new WalletModalError('CONNECTION_FAILED', options)
    default:
      return thrown
  }
}
