import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { onConnectionEvent } from '../../controllers/connectionEvents.ts'
import { requestFeature } from '../../controllers/featureEvents.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { AppGate } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'
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

export function appGate(namespace: Namespace): AppGate {
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
