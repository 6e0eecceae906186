import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { isRejection, parseWalletError } from './walletErrors.ts'

/** WalletConnect wallets refuse with 5000 and its neighbours, which dapps do not know. */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (thrown instanceof ProviderRpcError) return thrown
  const { code, message, data } = parseWalletError(thrown)
  if (isRejection(thrown)) return new ProviderRpcError(errorCodes.userRejected, message, data)
  return new ProviderRpcError(code ?? errorCodes.internal, message, data)
}
