import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accounts } from '../../controllers/accounts.ts'
import { onConnectionEvent, requestFeature } from '../../controllers/events.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { AppGate } from '../../types/announcer.ts'
import type { Namespace } from '../../types/caip.ts'
import { attempt } from '../../utils/attempt.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { subscribe } from '../../utils/state.ts'
import { addAnnouncer } from './announcements.ts'
import { isBeingRestored } from './isConnected.ts'

function settled(namespace: Namespace): Promise<void> {
  if (!isBeingRestored(namespace)) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (isBeingRestored(namespace)) return
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [subscribe(accounts, look), onConnectionEvent(look)]
  })
}

function appGate(namespace: Namespace): AppGate {
  return {
    settled: () => settled(namespace),
    isStored: () => readConnectorId(namespace) !== undefined,
    connect: () => requestFeature('appConnection', namespace),
    async disconnect() {
      const { disconnectForApp } = await loadPart(import('./disconnectForApp.ts'))
      await disconnectForApp(namespace)
    },
  }
}

/** Loads the namespace's announcer if its family has one. @throws WalletModalError LOAD_FAILED */
export async function prepareAnnouncer(namespace: Namespace): Promise<void> {
  if (!hasLaterPart(namespace, 'announce')) return
  const announcer = await loadLaterPart(namespace, 'announce')
  addAnnouncer(namespace, (wallet, signal) => {
    if (signal.aborted) return
    const stop = attempt(() => announcer.announce(wallet, appGate(namespace)))
    signal.addEventListener('abort', () => attempt(stop))
  })
}

/**
 * Returns the provider for an app that selected the announced wallet before the announcer's chunk was loaded.
 *
 * @throws WalletModalError LOAD_FAILED
 */
export async function announcedWallet(namespace: Namespace): Promise<object | undefined> {
  const announcer = await loadLaterPart(namespace, 'announce')
  return announcer.announced?.(appGate(namespace))
}
