import { toInfo } from '../../chains/announcedInfo.ts'
import { liveConnections, updateLive } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { readAnnounced, writeAnnounced } from '../../storage/announcedWallets.ts'
import type { WalletToAnnounce } from '../../types/announcer.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { log } from '../../utils/log.ts'
import {
  addUnconnected,
  announcerOf,
  removeUnconnected,
  unconnectedNamespaces,
} from './announcements.ts'
import { endAnnouncement } from './endAnnouncement.ts'
import { pageStatus } from './isConnected.ts'

/**
 * Loads a namespace's announcer, which few pages use. Once the announcer is loaded, wallets are announced in the same
 * task.
 */
export const loadAnnouncer = (namespace: Namespace): Promise<void> =>
  import('./announceWallet.ts')
    .then(({ prepareAnnouncer }) => prepareAnnouncer(namespace))
    .catch((error: unknown) => log('warn', 'the wallet could not be announced', error))

/** Announces a wallet to other apps. Returns a function that ends the announcement. */
function announce(namespace: Namespace, wallet: WalletToAnnounce): () => void {
  const announcing = new AbortController()
  const run = () => announcerOf(namespace)?.(wallet, announcing.signal)
  if (announcerOf(namespace)) run()
  else loadAnnouncer(namespace).then(run)
  return () => announcing.abort()
}

function announceConnection({ namespace, wallet }: WalletConnection): () => void {
  const info = toInfo(wallet)
  const { name } = info
  writeAnnounced(namespace, info)
  const early = removeUnconnected(namespace)
  // The announcement made at page load stays, because apps may already use its provider.
  if (early?.name === name) return early.stop
  early?.stop()
  const { imageUrl } = wallet
  return announce(namespace, { name, ...(imageUrl && { imageUrl }) })
}

/**
 * Announces connected wallets to other apps, and ends the announcement of disconnected wallets. Skips wallets that
 * announce themselves, because users could not distinguish two entries of the same name.
 */
export function announceConnections(): void {
  if (!options.announce) for (const one of unconnectedNamespaces()) endAnnouncement(one)
  for (const live of liveConnections()) {
    const { connection } = live
    const { namespace, announcesItself } = connection
    if (options.announce && !announcesItself && pageStatus(namespace) === 'connected') {
      if (!live.stopAnnouncing) updateLive(live, { stopAnnouncing: announceConnection(connection) })
    } else {
      live.stopAnnouncing?.()
      updateLive(live, { stopAnnouncing: undefined })
      endAnnouncement(namespace)
    }
  }
}

/** Announces the wallet that was announced at the previous page load, while its connection is being restored. */
export function announceStored(namespace: Namespace): void {
  const stored = options.announce ? readAnnounced(namespace) : undefined
  if (!stored || unconnectedNamespaces().includes(namespace)) return
  const { name, icon } = stored
  addUnconnected(namespace, { name, stop: announce(namespace, { name, imageUrl: icon }) })
}
