import type { Transaction } from '../../types/transaction.ts'

export function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(({ nftInfo }) => nftInfo?.isSpam)
}
