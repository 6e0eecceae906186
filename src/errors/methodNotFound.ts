import { errorCodes, ProviderRpcError } from './ProviderRpcError.ts'

/**
 * Makes the error of a method that the wallet lacks. Clients treat EIP-1193's 4200 as a user rejection; with JSON-RPC's
 * -32601 and the message of nodes they fall back to another method.
 */
export function methodNotFound(method: string): ProviderRpcError {
  const message = `The method "${method}" does not exist / is not available.`
  return new ProviderRpcError(errorCodes.methodNotFound, message)
}
