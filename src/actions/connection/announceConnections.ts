import { toInfo } from '../../chains/announcedInfo.ts'
import { loadChainAdapter } from '../../chains/registry.ts'
import { connectionOf, liveConnections } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { readAnnounced, writeAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ChainAdapter } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { attempt } from '../../utils/attempt.ts'
import { announcedAhead, endAnnouncement } from './announcedAhead.ts'
import { appGate } from './appGate.ts'

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
  const { name, imageUrl } = wallet
  writeAnnounced(namespace, toInfo(wallet))
  const early = announcedAhead.get(namespace)
  announcedAhead.delete(namespace)
  // An app that has begun to work with it goes on.
  if (early?.name === name) return early.stop
  early?.stop()
  return announce(adapter, namespace, { name, ...(imageUrl && { imageUrl }) })
}

/**
 * Announces every connected wallet to the page that does not announce itself, or ends that: as the host says now. A
 * second announcement under the same name could not be told from the wallet's own.
 */
export function announceConnections(): void {
  if (!options.announce) for (const namespace of announcedAhead.keys()) endAnnouncement(namespace)
  for (const live of liveConnections()) {
    const { namespace } = live.connection
    if (options.announce && !live.connection.announcesItself) {
      live.stopAnnouncing ??= announceWallet(live)
    } else {
      live.stopAnnouncing?.()
      live.stopAnnouncing = undefined
      endAnnouncement(namespace)
    }
  }
}

/** Announces what was announced when the page was left, while it is being restored. */
export async function announceStored(namespace: Namespace): Promise<void> {
  const stored = options.announce ? readAnnounced(namespace) : undefined
  if (!stored || announcedAhead.has(namespace)) return
  const adapter = await loadChainAdapter(namespace)
  if (connectionOf(namespace).phase !== 'restoring' || announcedAhead.has(namespace)) return
  const { name, icon } = stored
  announcedAhead.set(namespace, {
    name,
    stop: announce(adapter, namespace, { name, imageUrl: icon }),
  })
}
