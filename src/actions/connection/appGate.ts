import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { connectionOf } from '../../controllers/connections.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { AppGate } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'

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
      const { disconnectForApp } = await loadPart(import('./disconnectForApp.ts'))
      await disconnectForApp(namespace)
    },
  }
}
