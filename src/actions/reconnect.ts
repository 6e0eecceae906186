import { loadConnectorKind } from '../connectors/registry.ts'
import { accountOf, resetAccount } from '../controllers/accounts.ts'
import { restoring } from '../controllers/connections.ts'
import { connectors } from '../controllers/connectors.ts'
import { networks } from '../controllers/networks.ts'
import { isCode, WalletModalError } from '../errors/WalletModalError.ts'
import { readConnectorId } from '../storage/storage.ts'
import type { Namespace } from '../types/caip.ts'
import type { Connector } from '../types/connector.ts'
import { log } from '../utils/log.ts'
import { leaveDisconnectedNamespace } from './activateNamespace.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { forgetConnection } from './forgetConnection.ts'
import { reportError } from './reportError.ts'

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
 */
export async function reconnect(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(restore))
  leaveDisconnectedNamespace()
}

async function restore(namespace: Namespace): Promise<void> {
  // It stays stored, for pages of the site that have the family.
  if (!networks.requested.some(({ chainNamespace }) => chainNamespace === namespace)) {
    return resetAccount(namespace)
  }
  const id = readConnectorId(namespace)
  restoring.add(namespace)
  const isCurrent = () => restoring.has(namespace)
  try {
    if (!id) throw new WalletModalError('WALLET_NOT_FOUND')
    const connector = connectorFor(id, namespace)
    const kind = await loadConnectorKind(connector.type)
    const connections = await kind.reconnect({ connector, context: connectorContext() })
    for (const connection of connections) {
      if (connection.namespace !== namespace || !isCurrent()) continue
      await establish({ connector, kind, connection, silent: true, activates: false, isCurrent })
    }
  } catch (thrown) {
    log('warn', `could not restore ${id} on ${namespace}`, thrown)
    // A file of ours that did not come says nothing about the wallet: the next page load tries again.
    if (isCode(thrown, 'LOAD_FAILED')) {
      reportError(thrown, 'inline')
      if (restoring.delete(namespace)) resetAccount(namespace)
      return
    }
  }
  const isLeft = restoring.delete(namespace) && accountOf(namespace).status === 'connecting'
  if (isLeft) forgetConnection(namespace, 'wallet')
}
