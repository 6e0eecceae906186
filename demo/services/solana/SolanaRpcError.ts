/** An error response of a Solana node. */
export class SolanaRpcError extends Error {
  override readonly name = 'SolanaRpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export const invalidParams = (message: string) => new SolanaRpcError(-32602, message)
