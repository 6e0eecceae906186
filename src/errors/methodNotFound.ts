import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/**
 * Returns the error for a method that the wallet does not support: JSON-RPC's -32601, with the message that nodes use.
 * After this error clients try another method. EIP-1193's 4200 is not used, because clients treat it as a rejection by
 * the user.
 */
export function methodNotFound(method: string): ProviderRpcError {
  const message = `The method "${method}" does not exist / is not available.`
  return new ProviderRpcError(errorCodes.methodNotFound, message)
}
