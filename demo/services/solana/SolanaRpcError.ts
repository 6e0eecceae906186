/** What a Solana node answers in place of a result. */
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
