import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { Connector } from '../types/connector.ts'

export const connectors = proxy<{ list: Connector[] }>({ list: [] })

/** Running searches for installed wallets. `key` identifies the options of a search. Not reactive. */
export const installedSearches = new Map<Namespace, { key: string; look(): void; stop(): void }>()

/** Ids of connectors whose session covers several namespaces. The connections of these namespaces end together. */
export const sessionConnectors: readonly string[] = ['walletConnect', 'ID_AUTH']

function sameConnector(a: Connector, b: Connector): boolean {
  return a.namespace === b.namespace && a.id === b.id
}

/** Adds a connector, or replaces the one with the same namespace and id. */
export function addConnector(connector: Connector): void {
  const index = connectors.list.findIndex((other) => sameConnector(other, connector))
  if (index < 0) connectors.list.push(connector)
  else connectors.list[index] = connector
}

export function removeConnectors(where: (connector: Connector) => boolean): void {
  connectors.list = connectors.list.filter((connector) => !where(connector))
}
