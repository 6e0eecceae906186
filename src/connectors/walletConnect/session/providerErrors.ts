import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { isRejection, parseWalletError } from './walletErrors.ts'

/** WalletConnect's code for what the end of a session cuts off. */
const userDisconnected = 6000

/** WalletConnect wallets refuse with 5000 and its neighbours, which dapps do not know. */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (thrown instanceof ProviderRpcError) return thrown
  const { code, message, data } = parseWalletError(thrown)
  if (code === userDisconnected) return sessionEnded()
  if (isRejection(thrown)) return new ProviderRpcError(errorCodes.userRejected, message, data)
  return new ProviderRpcError(code ?? errorCodes.internal, message, data)
}

/**
 * A method that the session lacks. EIP-1193 has 4200 for this, which clients take for a refusal; with JSON-RPC's own
 * code, in the words of nodes, they fall back to another method and show the error of that.
 */
export function methodNotFound(method: string): ProviderRpcError {
  const message = `The method "${method}" does not exist / is not available.`
  return new ProviderRpcError(errorCodes.methodNotFound, message)
}

/** EIP-1193's code 4900: the provider is disconnected from its wallet. */
export function sessionEnded(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.disconnected, 'The WalletConnect session has ended.')
}
