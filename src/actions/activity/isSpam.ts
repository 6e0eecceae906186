import type { Transaction } from '../../types/transaction.ts'

/** True if all transfers of the transaction are spam collectibles. False without transfers. */
export function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(({ nftInfo }) => nftInfo?.isSpam)
}
