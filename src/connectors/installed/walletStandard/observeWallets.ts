import { getWallets } from '@wallet-standard/app'
import { ownFeature } from '../../../chains/ownRdns.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { toInlineIcon } from '../announced.ts'
import type { DiscoveryListener, InstalledWallet } from '../InstalledWallet.ts'
import { isFreeId } from '../isFreeId.ts'
import { announced } from '../kinds.ts'

/** A wallet that is registered through the Wallet Standard. Its members are not parsed. */
export type StandardWallet = ReturnType<ReturnType<typeof getWallets>['get']>[number]

export type CreateProvider = (wallet: StandardWallet, context: ConnectorContext) => object

interface Wanted {
  namespace: Namespace
  serves(features: Readonly<Record<string, unknown>>): boolean
  load(): Promise<CreateProvider>
}

function toInstalled(
  wallet: StandardWallet,
  { namespace, serves, load }: Wanted,
): InstalledWallet | null {
  try {
    const { name, icon, features } = wallet
    const id = toDisplayText(name)
    if (!id || !isFreeId(id) || ownFeature in features || !serves(features)) return null
    const imageUrl = toInlineIcon(icon)
    return {
      connector: { id, type: announced.type, name: id, namespace, imageUrl },
      announcesItself: true,
      async provide(context) {
        const create = await loadPart(load())
        return create(wallet, context)
      },
    }
  } catch {
    // Getters of foreign objects may throw.
    return null
  }
}

/**
 * Reports wallets of the Wallet Standard. If several wallets have the same name, only the wallet that registered first
 * is reported. When that wallet unregisters, the next wallet is reported.
 */
export function observeWallets(
  wanted: Wanted,
  { onWallet, onGone }: DiscoveryListener,
): () => void {
  const { get, on } = getWallets()
  const known = new Map<StandardWallet, InstalledWallet>()

  const holderOf = (id: string) => [...known.values()].find(({ connector }) => connector.id === id)

  function add(...wallets: readonly StandardWallet[]): void {
    for (const wallet of wallets) {
      const described = known.has(wallet) ? null : toInstalled(wallet, wanted)
      if (!described) continue
      const isTaken = holderOf(described.connector.id)
      known.set(wallet, described)
      if (!isTaken) onWallet(described)
    }
  }

  function drop(...wallets: readonly StandardWallet[]): void {
    for (const wallet of wallets) {
      const described = known.get(wallet)
      if (!described) continue
      const { connector } = described
      const wasHolder = holderOf(connector.id) === described
      known.delete(wallet)
      if (!wasHolder) continue
      const next = holderOf(connector.id)
      if (next) onWallet(next)
      else onGone(connector)
    }
  }

  const stops = [on('register', add), on('unregister', drop)]
  add(...get())
  return () => {
    for (const stop of stops) stop()
  }
}
