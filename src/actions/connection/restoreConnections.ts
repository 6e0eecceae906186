import { loadFamilyPart } from '../../chains/families.ts'
import { kindOf, loadConnectorDriver } from '../../connectors/registry.ts'
import {
  connectionOf,
  endConnection,
  failRestoring,
  goalOf,
  isRestoring,
  liveConnection,
} from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { hasNamespace } from '../../controllers/networks.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { readConnectedPrint } from '../../storage/connectedWallet.ts'
import { read, readConnectorId, writeConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { RestoreAttempt } from '../../types/connection.ts'
import type { Connector } from '../../types/connector.ts'
import { holdSharedLock, runIfUnshared } from '../../utils/locks.ts'
import { log } from '../../utils/log.ts'
import { reportError } from '../report/reportError.ts'
import { allowsKind } from '../wallets/excluded.ts'
import { announceStored } from './announceConnections.ts'
import { connectionLock } from './connectionLock.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { forgetStored } from './forgetConnection.ts'
import { leaveDisconnectedNamespace } from './leaveDisconnectedNamespace.ts'
import { leaveWallet } from './leaveWallet.ts'
import { type AwaitedWallet, waitForReturn } from './waitForReturn.ts'

/** Returns the listed connector, or builds one from the stored id if the wallet has not announced itself yet. */
function connectorFor(id: string, namespace: Namespace): Connector {
  const known = connectors.list.find((one) => one.id === id && one.namespace === namespace)
  const { connector, type } = kindOf(id)
  return known ?? { id, name: id, ...connector, type, namespace }
}

/**
 * Restores stored and suspended connections without a prompt. `namespaces` must be in the phase `restoring`.
 *
 * An expired session is removed from storage, unless another tab has connected it (`follows`) or uses it (shared lock).
 * After any other failure the connection stays stored, and the page waits for the wallet, which may be locked, late or
 * busy.
 */
export async function restoreConnections(
  namespaces: readonly Namespace[],
  { follows = false } = {},
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => restore(namespace, follows)))
  leaveDisconnectedNamespace()
}

async function restore(namespace: Namespace, follows: boolean): Promise<void> {
  const connection = connectionOf(namespace)
  if (connection.phase !== 'restoring') return
  const { attempt } = connection
  const { connectorId } = attempt
  // The connection stays stored, because other pages of the site may configure the namespace.
  if (!hasNamespace(namespace)) return endConnection(namespace)
  if (!allowsKind(kindOf(connectorId))) return endConnection(namespace)
  const lock = connectionLock(namespace, connectorId)
  const release = holdSharedLock(lock)
  let isOver = false
  const wallet: AwaitedWallet = {}
  announceStored(namespace)
  try {
    await establishStored(namespace, attempt, wallet)
  } catch (thrown) {
    log('warn', `could not restore ${connectorId} on ${namespace}`, thrown)
    isOver = isCode(thrown, 'SESSION_EXPIRED')
    // The modal's own chunk could not be loaded, so the failure is not one of the wallet.
    if (isCode(thrown, 'LOAD_FAILED')) reportError(thrown, 'inline')
  }
  const hasFailed = failRestoring(namespace, attempt)
  if (hasFailed && !isOver) waitForReturn(namespace, wallet)
  await release()
  if (hasFailed && isOver && !follows) {
    await runIfUnshared(lock, () => forgetStored(namespace, connectorId))
  }
}

async function establishStored(
  namespace: Namespace,
  attempt: RestoreAttempt,
  wallet: AwaitedWallet,
): Promise<void> {
  const { connectorId } = attempt
  let storedId = connectorId
  const isCurrent = () =>
    isRestoring(namespace, attempt) && !attempt.abandoned && readConnectorId(namespace) === storedId
  const stored = connectorFor(connectorId, namespace)
  const driver = await loadConnectorDriver(connectorId)
  const print = readConnectedPrint(namespace)
  const request = { connector: stored, context: connectorContext(), print: print?.wallet }
  const connections = await driver.restore(request)
  const connection = connections.find((one) => one.namespace === namespace)
  if (!connection) return
  wallet.provider = connection.provider
  const adapter = await loadFamilyPart(namespace, 'adapter')
  const opened = adapter.open(connection.provider)
  wallet.opened = opened
  // The page activated another namespace while the wallet was away, but this namespace is still stored as the active
  // one.
  const activates = attempt.returns && read('activeNamespace') === namespace
  const isWanted = isCurrent()
  // A wallet whose id depends on the order of announcements, or that announces itself only now, has another id.
  const connector = { ...stored, ...connection.wallet, rdns: connection.wallet.rdns ?? undefined }
  if (isWanted && connector.id !== storedId) {
    storedId = connector.id
    writeConnectorId(namespace, storedId)
  }
  const account = connection.print === undefined ? undefined : print?.address
  const terms = { connector, driver, connection, silent: true, activates, isCurrent, account }
  const detail = isWanted && (await establish(terms))
  const next = liveConnection(namespace) ?? goalOf(namespace)
  const isSame = next?.connectorId === storedId && !connection.sessionId
  // The user has disconnected during the restore, so the wallet's permission is revoked, unless the user has connected
  // the wallet again since.
  if (!detail && attempt.abandoned && !isSame) await leaveWallet({ driver, connection, opened })
}
