import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/**
 * Returns the error for a method that the wallet lacks: JSON-RPC's -32601 with the message of nodes, after which
 * clients fall back to another method. They treat EIP-1193's 4200 as a rejection by the user.
 */
export function methodNotFound(method: string): ProviderRpcError {
  const message = `The method "${method}" does not exist / is not available.`
  return new ProviderRpcError(errorCodes.methodNotFound, message)
}
