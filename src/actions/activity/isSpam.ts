import type { Transaction } from '../../types/transaction.ts'

/** Whether all that a transaction moved are collectibles that nobody asked for. One that moved nothing is none. */
export function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(({ nftInfo }) => nftInfo?.isSpam)
}
