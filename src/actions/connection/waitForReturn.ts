import { loadFamilyPart } from '../../chains/families.ts'
import { awaitReturn, unrestorableOf } from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { emitConnectionEvent } from '../../controllers/events.ts'
import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { OpenedWallet } from '../../types/chainAdapter.ts'
import { attempt } from '../../utils/attempt.ts'
import { log } from '../../utils/log.ts'
import { subscribe } from '../../utils/state.ts'
import { forgetStored } from './forgetConnection.ts'

/** Number of consecutive failed restores after which the accounts that the wallet's provider emits are ignored. */
const maxFailures = 5

/** The wallet of a stored connection, as far as it was found. */
export interface AwaitedWallet {
  provider?: unknown
  /** Watched at once; without it the adapter is loaded first, and events until then are missed. */
  opened?: OpenedWallet
}

/** Emits `walletReturned` when the wallet of a stored connection announces itself, or its `provider` emits accounts. */
export function waitForReturn(
  namespace: Namespace,
  { provider, opened }: AwaitedWallet = {},
): void {
  const stored = unrestorableOf(namespace)
  if (!stored || !options.enableReconnect) return
  const { connectorId, failures } = stored
  const comeBack = () => emitConnectionEvent('walletReturned', { namespace })
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
  const watch = (wallet: OpenedWallet) =>
    wallet.watch({
      accounts: (accounts) => accounts.length > 0 && !isOver && comeBack(),
      network() {},
      disconnect() {},
      withdraw: () => forgetStored(namespace, connectorId),
    })
  if (opened) {
    stops.push(attempt(() => watch(opened)))
    return
  }
  loadFamilyPart(namespace, 'adapter').then(
    (adapter) => {
      if (!isOver) stops.push(attempt(() => watch(adapter.open(provider))))
    },
    (thrown: unknown) => log('warn', `the wallet of ${namespace} cannot be waited for`, thrown),
  )
}
