import { liveConnection } from '../../src/controllers/connections.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import { isNamespace } from '../../src/utils/caip.ts'

/** @throws WalletModalError NETWORK_NOT_FOUND if the page has no network in the namespace */
export function readNamespace(value: unknown): Namespace | undefined {
  if (value === undefined) return undefined
  const isConfigured = networks.requested.some((network) => network.chainNamespace === value)
  if (isNamespace(value) && (isConfigured || liveConnection(value))) return value
  const longMessage = `No network of this namespace is configured: ${value}`
  throw new WalletModalError('NETWORK_NOT_FOUND', { longMessage })
}
