import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { isRejection, parseWalletError } from './walletErrors.ts'

/** WalletConnect's code for requests that the end of a session interrupts. */
const userDisconnected = 6000

/** WalletConnect wallets reject with 5000 to 5003, which apps do not know. */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (thrown instanceof ProviderRpcError) return thrown
  const { code, message, data } = parseWalletError(thrown)
  if (code === userDisconnected) return sessionEnded()
  if (isRejection(thrown)) return new ProviderRpcError(errorCodes.userRejected, message, data)
  return new ProviderRpcError(code ?? errorCodes.internal, message, data)
}

/** EIP-1193's 4900: the provider is disconnected from its wallet. */
export function sessionEnded(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.disconnected, 'The WalletConnect session has ended.')
}
