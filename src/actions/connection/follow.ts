import { kindOf } from '../../connectors/registry.ts'
import { updateLive } from '../../controllers/connections.ts'
import { emitFeatureEvent, requestFeature } from '../../controllers/events.ts'
import { openModals } from '../../controllers/modal.ts'
import { setApprovedNetworks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletListener } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { attempt } from '../../utils/attempt.ts'
import { holdSharedLock } from '../../utils/locks.ts'
import { log } from '../../utils/log.ts'
import { followAccounts } from './applyAccounts.ts'
import { applyNetwork } from './applyNetwork.ts'
import { connectionLock } from './connectionLock.ts'
import { endConnections, suspendConnections } from './endConnections.ts'
import { endingWith } from './endingWith.ts'
import { forgetStored } from './forgetConnection.ts'
import { withTypes } from './listedAccounts.ts'
import { isOwnNetwork } from './negotiate.ts'
import { watchCalmly } from './watchCalmly.ts'

/** True if a modal is open, and not only for a request to approve. */
const isInUse = () =>
  openModals().some(({ router }) =>
    router.state.history.some(({ view }) => view !== 'ApproveTransaction'),
  )

export function follow(live: LiveConnection): void {
  const { connection, opened, connectorId } = live
  const { namespace, provider } = connection
  const { sharesSession } = kindOf(connectorId)
  // False if the browser blocks storage: other tabs cannot end the connection then.
  const isStored = readConnectorId(namespace) === connectorId

  // If another tab disconnects, the wallet may emit `disconnect` here before the storage event arrives.
  const isEndedThere = () => isStored && readConnectorId(namespace) !== connectorId

  function end(scope: readonly Namespace[], reason: DisconnectReason): void {
    endConnections(scope, isEndedThere() ? 'other-tab' : reason)
  }

  const listener: WalletListener = {
    accounts: (next) => followAccounts(namespace, withTypes(connection, next)),
    network(id, next) {
      const accounts = next && withTypes(connection, next)
      if (isOwnNetwork(namespace, id)) applyNetwork(namespace, id, { accounts })
      else log('warn', `a wallet of ${namespace} names another namespace's network`, id)
    },
    disconnect() {
      if (sharesSession || isEndedThere()) end(endingWith(namespace), 'wallet')
      else suspendConnections([namespace], { provider, opened })
    },
    withdraw: () => forgetStored(namespace, connectorId),
    leave: () => import('./disconnect.ts').then(({ disconnect }) => disconnect(namespace)),
    addresses: () => emitFeatureEvent('addressesChanged', namespace),
    sent: () => emitFeatureEvent('transactionSent', namespace),
    sending(read, response) {
      const request = options.followTransactions && attempt(read)
      if (request) emitFeatureEvent('pageTransaction', namespace, request, response)
    },
    review: (request) => requestFeature('review', live, request),
    granted: (session) => emitFeatureEvent('sessionGranted', live, session, isInUse()),
  }
  const watch = () => watchCalmly(opened, listener)
  const followSession = () =>
    connection.follow?.({
      changed: () => setApprovedNetworks(namespace, connection.approvedCaipNetworkIds),
      ended: (reason, scope) =>
        end(scope === 'namespace' ? [namespace] : endingWith(namespace), reason),
    })
  const shareLock = () => holdSharedLock(connectionLock(namespace, connectorId))
  // An error in one step, when it starts or stops, does not end the connection.
  const stops = [watch, followSession, shareLock].map(attempt)
  updateLive(live, { stop: () => void stops.map(attempt) })
}
