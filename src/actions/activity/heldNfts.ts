import type { CaipNetworkId } from '../../types/caip.ts'
import type { Transaction, Transfer } from '../../types/transaction.ts'

export interface HeldNft {
  id: string
  name: string
  previewUrl: string | null
  isSpam: boolean
  count: bigint
  /** The network of the latest transaction that moved it; null if the history does not tell. */
  chain: CaipNetworkId | null
  /** Hashes of the transactions on `chain` by which it came, newest first. */
  hashes: string[]
}

/** Number of collectibles in a transfer. Collectibles are indivisible, so a fraction is dropped. */
function countOf({ quantity }: Transfer): bigint {
  return BigInt(quantity.numeric.split('.')[0] ?? '0')
}

/**
 * Computes the held collectibles from `transactions`, newest first. A collectible that was received before the oldest
 * of these transactions is missing.
 */
export function heldNfts(transactions: readonly Transaction[]): HeldNft[] {
  const held = new Map<string, HeldNft & { isLatestIn: boolean }>()
  for (const { transfers, metadata } of transactions) {
    for (const transfer of transfers) {
      const { nftInfo, direction } = transfer
      if (!nftInfo || direction === 'self') continue
      const { isSpam, previewUrl } = nftInfo
      const name = nftInfo.name ?? 'NFT'
      const id = `${name} ${previewUrl ?? ''}`
      const nft = held.get(id) ?? {
        id,
        name,
        previewUrl: previewUrl ?? nftInfo.detailUrl,
        isSpam,
        count: 0n,
        chain: metadata.chain,
        hashes: [],
        isLatestIn: direction === 'in',
      }
      nft.count += direction === 'in' ? countOf(transfer) : -countOf(transfer)
      if (direction === 'in' && metadata.hash && metadata.chain === nft.chain)
        nft.hashes.push(metadata.hash)
      held.set(id, nft)
    }
  }
  return [...held.values()].filter(({ count, isLatestIn }) => count > 0n || isLatestIn)
}
