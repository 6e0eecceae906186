import { isFirstEntry } from '../../storage/enteredHosts.ts'
import type { Connector } from '../../types/connector.ts'
import { adoptWallet } from './adoptWallet.ts'

/** Connects the wallet that shows the page. Does nothing after the first time in a tab, so that a disconnect holds. */
export function enterPageHost(connector: Connector): void {
  adoptWallet(connector, () => isFirstEntry(connector.namespace, connector.id))
}
