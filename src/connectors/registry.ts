import type { ConnectorDriver } from '../types/connectorDriver.ts'
import { loadPart } from '../utils/loadPart.ts'
import type { ConnectorKind } from './ConnectorKind.ts'
import { announced } from './installed/kinds.ts'
import { kinds } from './kinds.ts'

/** Finds the kind of a connector by its id. An id that no kind reserves is that of a wallet that announces itself. */
export function kindOf(id: string): ConnectorKind {
  return kinds.find(({ connector }) => connector.id === id) ?? announced
}

/** @throws WalletModalError LOAD_FAILED if the driver's chunk cannot be fetched (the next call retries) */
export const loadConnectorDriver = (id: string): Promise<ConnectorDriver> =>
  loadPart(kindOf(id).driver())
