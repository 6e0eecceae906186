import type { TransferPart } from '../../../types/sender.ts'

/** Data that a Solana Pay payment adds to its transaction. The data are public. */
export interface SolanaPayData {
  /** Base58 keys by which the receiver finds the transaction. */
  references: readonly string[]
  memo: string | null
}

declare module '../../../types/sender.ts' {
  interface TransferPart {
    solanaPay?: SolanaPayData
  }
}

/** Returns the data as the family's part of a transfer; the review shows the memo. */
export const toSolanaPayPart = (solanaPay: SolanaPayData): TransferPart => ({
  solanaPay,
  rows: solanaPay.memo === null ? [] : [{ name: 'send.preview.memo', text: solanaPay.memo }],
})
