import { subscribe } from 'valtio/vanilla'
import { loadChainAdapter } from '../../chains/registry.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import { awaitReturn, unrestorableOf } from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { attempt } from '../../utils/attempt.ts'
import { log } from '../../utils/log.ts'
import { forgetStored } from './forgetConnection.ts'

/** A wallet that names accounts and then grants none, this often in a row, is not listened to any more. */
const maxFailures = 5

/**
 * Waits for the wallet of an unrestorable connection, to be restored without a prompt: until the wallet announces
 * itself, or names accounts through its `provider` if there is one. Nothing is waited for where the host does not want
 * connections to be restored.
 */
export function waitForReturn(namespace: Namespace, provider?: unknown): void {
  const stored = unrestorableOf(namespace)
  if (!stored || !options.enableReconnect) return
  const { connectorId, failures } = stored
  const comeBack = () => emitConnectionEvent({ type: 'walletReturned', namespace })
  const isListed = () =>
    connectors.list.some((one) => one.id === connectorId && one.namespace === namespace)
  let isOver = false
  const stops: ((() => void) | undefined)[] = []
  let wasListed = isListed()
  stops.push(
    subscribe(connectors, () => {
      const isBack = !wasListed && isListed()
      wasListed = isListed()
      if (isBack && !isOver) comeBack()
    }),
  )
  awaitReturn(namespace, () => {
    isOver = true
    for (const stop of stops) attempt(stop)
  })
  if (provider === undefined || failures >= maxFailures) return
  loadChainAdapter(namespace).then(
    (adapter) => {
      if (isOver) return
      const watch = () =>
        adapter.watch(provider, {
          accounts: (accounts) => accounts.length > 0 && !isOver && comeBack(),
          network() {},
          disconnect() {},
          withdraw: () => forgetStored(namespace, connectorId),
        })
      stops.push(attempt(watch))
    },
    (thrown: unknown) => log('warn', `the wallet of ${namespace} cannot be waited for`, thrown),
  )
}
