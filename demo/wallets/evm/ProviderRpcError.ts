/** An error by EIP-1193 and EIP-1474. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

export const userRejected = () => new ProviderRpcError(4001, 'User rejected the request.')

export const unauthorized = () =>
  new ProviderRpcError(
    4100,
    'The requested account and/or method has not been authorized by the user.',
  )

export const methodNotFound = (method: string) =>
  new ProviderRpcError(-32601, `The method "${method}" does not exist / is not available.`)

export const invalidParams = (message: string) => new ProviderRpcError(-32602, message)

export const disconnected = () =>
  new ProviderRpcError(4900, 'The wallet is disconnected from all chains.')

export const unrecognizedChain = (chainId: string) =>
  new ProviderRpcError(
    4902,
    `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
  )
