import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { connectionOf, liveConnection } from '../../controllers/connections.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { AppGate } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { announcedAhead } from './announcedAhead.ts'

function settled(namespace: Namespace): Promise<void> {
  const isOver = () => connectionOf(namespace).phase !== 'restoring'
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(accounts, () => {
      if (!isOver()) return
      stop()
      resolve()
    })
  })
}

/** The way by which other apps of the page connect and disconnect a namespace. */
export function appGate(namespace: Namespace): AppGate {
  return {
    settled: () => settled(namespace),
    isStored: () => readConnectorId(namespace) !== undefined,
    async connect() {
      const { connectForApp } = await loadPart(import('../modal/connectForApp.ts'))
      await connectForApp(namespace)
    },
    async disconnect() {
      const { disconnect } = await loadPart(import('./disconnect.ts'))
      const live = liveConnection(namespace)
      const stop = live?.stopAnnouncing
      if (live) live.stopAnnouncing = undefined
      const leaving = disconnect(namespace)
      // The app may ask again: by what it has found, which it shall not lose.
      if (stop) announcedAhead.set(namespace, { name: live.connection.wallet.name, stop })
      await leaving
    },
  }
}
