import { toInfo } from '../../chains/announcedInfo.ts'
import { loadFamilyPart } from '../../chains/families.ts'
import { connectionOf, liveConnections } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { readAnnounced, writeAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ChainAdapter } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { attempt } from '../../utils/attempt.ts'
import { announcedAhead, endAnnouncement } from './announcedAhead.ts'
import { appGate } from './appGate.ts'
import { pageStatus } from './isConnected.ts'

function announce(
  adapter: ChainAdapter,
  namespace: Namespace,
  wallet: { name: string; imageUrl?: string },
): () => void {
  const stop = attempt(() => adapter.announce(wallet, appGate(namespace)))
  return () => attempt(stop)
}

function announceWallet({ adapter, connection }: LiveConnection): () => void {
  const { namespace, wallet } = connection
  const info = toInfo(wallet)
  const { name } = info
  writeAnnounced(namespace, info)
  const early = announcedAhead.get(namespace)
  announcedAhead.delete(namespace)
  // An app that already uses this announcement keeps its provider.
  if (early?.name === name) return early.stop
  early?.stop()
  const { imageUrl } = wallet
  return announce(adapter, namespace, { name, ...(imageUrl && { imageUrl }) })
}

/** Skips wallets that announce themselves: a second announcement of the same name could not be told from theirs. */
export function announceConnections(): void {
  if (!options.announce) for (const namespace of announcedAhead.keys()) endAnnouncement(namespace)
  for (const live of liveConnections()) {
    const { namespace, announcesItself } = live.connection
    if (options.announce && !announcesItself && pageStatus(namespace) === 'connected') {
      live.stopAnnouncing ??= announceWallet(live)
    } else {
      live.stopAnnouncing?.()
      live.stopAnnouncing = undefined
      endAnnouncement(namespace)
    }
  }
}

/** While a connection is being restored, announces the wallet that was announced when the page was left. */
export async function announceStored(namespace: Namespace): Promise<void> {
  const stored = options.announce ? readAnnounced(namespace) : undefined
  if (!stored || announcedAhead.has(namespace)) return
  const adapter = await loadFamilyPart(namespace, 'adapter')
  if (connectionOf(namespace).phase !== 'restoring' || announcedAhead.has(namespace)) return
  const { name, icon } = stored
  announcedAhead.set(namespace, {
    name,
    stop: announce(adapter, namespace, { name, imageUrl: icon }),
  })
}
