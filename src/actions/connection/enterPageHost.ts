import { beginRestoring, connectionOf } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { isFirstEntry } from '../../storage/enteredHosts.ts'
import { readConnectorId, writeConnectorId } from '../../storage/storage.ts'
import type { Connector } from '../../types/connector.ts'
import { isExcluded } from '../wallets/excluded.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'
import { restoreConnections } from './restoreConnections.ts'

/**
 * Connects the wallet that shows the page, without a prompt, as a stored connection is restored. Does nothing if the page does
 * not reconnect or excludes the wallet, if another one is stored or being connected, and after the first time in a tab, so
 * that a disconnect holds.
 */
export function enterPageHost(connector: Connector): void {
  const { namespace, id } = connector
  if (!options.enableReconnect || isExcluded(connector)) return
  const { phase, goal } = connectionOf(namespace)
  if (readConnectorId(namespace) !== undefined || phase !== 'idle' || goal) return
  if (!isFirstEntry(namespace, id)) return
  writeConnectorId(namespace, id)
  rememberNamespaces()
  if (beginRestoring(namespace, id)) void restoreConnections([namespace])
}
