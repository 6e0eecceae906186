import type { DiscoveryListener, InstalledWallet } from '../InstalledWallet.ts'

/** Ways to the same wallet: the one that comes first here can do the most. */
const ways = ['page', 'standard'] as const
export type Way = (typeof ways)[number]

/** `OKX Wallet` in one place is `OKX` in another. */
export const keyOf = (name: string) => name.toLowerCase().replace(/ wallet$/, '')

/**
 * One row a wallet, however many ways lead to it. Its id is the same whichever way was found, so that
 * storage remembers the wallet and not the way.
 */
export function mergeWays({ onWallet, onGone }: DiscoveryListener) {
  const known = new Map<string, Partial<Record<Way, InstalledWallet>>>()

  function tell(key: string): void {
    const found = known.get(key) ?? {}
    const best = ways.map((way) => found[way]).find((wallet) => wallet !== undefined)
    if (best) {
      // Apps find it by the Wallet Standard, though the modal reaches it in another way.
      const announcesItself = found.standard !== undefined
      onWallet({ ...best, announcesItself, connector: { ...best.connector, id: key } })
    } else onGone({ namespace: 'bip122', id: key })
  }

  return {
    add(way: Way, wallet: InstalledWallet): void {
      const key = keyOf(wallet.connector.name)
      known.set(key, { ...known.get(key), [way]: wallet })
      tell(key)
    },
    drop(way: Way, name: string): void {
      const key = keyOf(name)
      const { [way]: _, ...rest } = known.get(key) ?? {}
      known.set(key, rest)
      tell(key)
    },
  }
}
