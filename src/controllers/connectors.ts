import type { Connector } from '../types/connector.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

interface ConnectorsState {
  list: Connector[]
}

const state = createState<ConnectorsState>({ list: [] })

export const connectors: ReadonlyState<ConnectorsState> = state

function sameConnector(a: ReadonlyState<Connector>, b: Connector): boolean {
  return a.namespace === b.namespace && a.id === b.id
}

/** Adds a connector, or replaces the one with the same namespace and id. */
export function addConnector(connector: Connector): void {
  const index = state.list.findIndex((other) => sameConnector(other, connector))
  if (index < 0) state.list.push(connector)
  else state.list[index] = connector
}

export function removeConnectors(where: (connector: Connector) => boolean): void {
  state.list = state.list.filter((connector) => !where(connector))
}
