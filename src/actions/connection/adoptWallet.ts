import { beginRestoring, connectionOf } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { readConnectorId, writeConnectorId } from '../../storage/storage.ts'
import type { Connector } from '../../types/connector.ts'
import { isExcluded } from '../wallets/excluded.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'
import { restoreConnections } from './restoreConnections.ts'

/**
 * Connects a wallet that nobody has chosen here, without a prompt, as a stored connection is restored. Does nothing if the
 * page does not reconnect or excludes the wallet, if another one is stored or being connected, and if `isWanted`, which is
 * asked last, returns false.
 */
export function adoptWallet(connector: Connector, isWanted = () => true): void {
  const { namespace, id } = connector
  if (!options.enableReconnect || isExcluded(connector)) return
  const { phase, goal } = connectionOf(namespace)
  if (readConnectorId(namespace) !== undefined || phase !== 'idle' || goal) return
  if (!isWanted()) return
  writeConnectorId(namespace, id)
  rememberNamespaces()
  if (beginRestoring(namespace, id)) void restoreConnections([namespace])
}
