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
