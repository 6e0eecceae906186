import type { CaipNetworkId } from '../types/caip.ts'

/** Error codes of EIP-1193 and EIP-1474. */
export const errorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognizedChain: 4902,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

/** The error that EIP-1193 specifies; apps read its code. */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Returns the error of a request for which no wallet is connected. */
export const notConnected = () =>
  new ProviderRpcError(errorCodes.disconnected, 'No wallet is connected')

/** Thrown if the wallet's session does not include the network. Its code is 4902 (EIP-3326). */
export class NetworkNotApproved extends ProviderRpcError {
  override name = 'NetworkNotApproved'

  constructor(caipNetworkId: CaipNetworkId) {
    super(errorCodes.unrecognizedChain, `The wallet did not approve ${caipNetworkId}.`)
  }
}

/**
 * Returns the error for a method that the wallet does not support: JSON-RPC's -32601, with the message that nodes use.
 * A client that gets this error tries another method. EIP-1193's 4200 is not used, because clients take it for a rejection
 * by the user, and stop.
 */
export function methodNotFound(method: string): ProviderRpcError {
  const message = `The method "${method}" does not exist / is not available.`
  return new ProviderRpcError(errorCodes.methodNotFound, message)
}
