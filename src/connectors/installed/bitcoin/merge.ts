import type { DiscoveryListener, InstalledWallet } from '../InstalledWallet.ts'

/** Sources of the same wallet; the first one has more features. */
const ways = ['page', 'standard'] as const
export type Way = (typeof ways)[number]

/** `OKX Wallet` in one source is `OKX` in another. */
export const keyOf = (name: string) => name.toLowerCase().replace(/ wallet$/, '')

/** The id does not depend on the source, so a stored session is found again from either. */
export function mergeWays({ onWallet, onGone }: DiscoveryListener) {
  const known = new Map<string, Partial<Record<Way, InstalledWallet>>>()

  function report(key: string): void {
    const found = known.get(key) ?? {}
    const best = ways.map((way) => found[way]).find((wallet) => wallet !== undefined)
    if (best) {
      const announcesItself = found.standard !== undefined
      onWallet({ ...best, announcesItself, connector: { ...best.connector, id: key } })
    } else onGone({ namespace: 'bip122', id: key })
  }

  return {
    add(way: Way, wallet: InstalledWallet): void {
      const key = keyOf(wallet.connector.name)
      known.set(key, { ...known.get(key), [way]: wallet })
      report(key)
    },
    drop(way: Way, name: string): void {
      const key = keyOf(name)
      const { [way]: _, ...rest } = known.get(key) ?? {}
      known.set(key, rest)
      report(key)
    },
  }
}
