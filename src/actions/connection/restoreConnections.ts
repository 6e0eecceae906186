import { loadChainAdapter } from '../../chains/registry.ts'
import { loadConnectorDriver } from '../../connectors/registry.ts'
import { accountOf, resetAccount } from '../../controllers/accounts.ts'
import {
  goals,
  liveConnection,
  type Restoring,
  restoring,
  unrestorable,
} from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { hasNamespace } from '../../controllers/networks.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import { ifUnshared, share } from '../../utils/locks.ts'
import { log } from '../../utils/log.ts'
import { reportError } from '../report/reportError.ts'
import { leaveDisconnectedNamespace } from './activateNamespace.ts'
import { clearStored } from './clearStored.ts'
import { connectionLock } from './connectionLock.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { forgetConnection } from './forgetConnection.ts'
import { leaveWallet } from './leaveWallet.ts'

/** What storage remembers of a connector is its id; the wallet itself may announce itself later. */
function connectorFor(id: string, namespace: Namespace): Connector {
  const known = connectors.list.find((one) => one.id === id && one.namespace === namespace)
  if (known) return known
  const types = { walletConnect: 'WALLET_CONNECT', injected: 'INJECTED', ID_AUTH: 'AUTH' } as const
  const type = Object.hasOwn(types, id) ? types[id as keyof typeof types] : 'ANNOUNCED'
  return { id, type, name: id, namespace }
}

/**
 * Restores what was connected when the page was left, without any wallet prompting. The wallet's own
 * word counts: what it no longer grants is forgotten. `namespaces` are marked as connecting already.
 * What another tab has connected is its own: one that `follows` it, or still shares it, fails alone.
 */
export async function restoreConnections(
  namespaces: readonly Namespace[],
  { follows = false } = {},
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => restore(namespace, follows)))
  leaveDisconnectedNamespace()
}

async function restore(namespace: Namespace, follows: boolean): Promise<void> {
  // It stays stored, for pages of the site that have the family.
  if (!hasNamespace(namespace)) return resetAccount(namespace)
  const id = readConnectorId(namespace)
  if (!id) return forgetConnection(namespace, 'wallet')
  const restored = { connectorId: id, isLeft: false }
  restoring.set(namespace, restored)
  const lock = connectionLock(namespace, id)
  const release = share(lock)
  const isOurs = await establishStored(namespace, restored).then(
    () => false,
    (thrown: unknown) => {
      log('warn', `could not restore ${id} on ${namespace}`, thrown)
      // A file of ours that did not come says nothing about the wallet: the next page load tries again.
      const isFile = isCode(thrown, 'LOAD_FAILED')
      if (isFile) reportError(thrown, 'inline')
      return isFile
    },
  )
  const isLast = restoring.get(namespace) === restored
  if (isLast) restoring.delete(namespace)
  const hasFailed = isLast && accountOf(namespace).status === 'connecting'
  if (hasFailed) {
    resetAccount(namespace)
    unrestorable.set(namespace, id)
  }
  await release()
  if (!hasFailed || isOurs || follows) return
  await ifUnshared(lock, () => {
    if (liveConnection(namespace) || readConnectorId(namespace) !== id) return
    unrestorable.delete(namespace)
    clearStored(namespace)
  })
}

async function establishStored(namespace: Namespace, restored: Restoring): Promise<void> {
  const { connectorId } = restored
  const isCurrent = () =>
    restoring.get(namespace) === restored && readConnectorId(namespace) === connectorId
  const connector = connectorFor(connectorId, namespace)
  const kind = await loadConnectorDriver(connector.type)
  const connections = await kind.restore({ connector, context: connectorContext() })
  for (const connection of connections) {
    if (connection.namespace !== namespace) continue
    const request = { connector, kind, connection, silent: true, activates: false, isCurrent }
    const detail = isCurrent() && (await establish(request))
    const next = liveConnection(namespace) ?? goals.get(namespace)
    const isSame = next?.connectorId === connectorId && !connection.session
    // What the visitor has asked the same wallet for since is not to be taken back.
    if (detail || !restored.isLeft || isSame) continue
    await leaveWallet({ kind, connection, adapter: await loadChainAdapter(namespace) })
  }
}
