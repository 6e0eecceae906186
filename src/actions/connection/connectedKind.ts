import type { ConnectorKind } from '../../connectors/ConnectorKind.ts'
import { kindOf } from '../../connectors/registry.ts'

/** Returns the kind of an account's wallet; undefined while none is connected. */
export function connectedKind(account: {
  readonly connectorId: string | null
}): ConnectorKind | undefined {
  return account.connectorId === null ? undefined : kindOf(account.connectorId)
}
