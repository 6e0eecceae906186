import { hasFamilyPart } from '../../chains/families.ts'
import { auth } from '../../connectors/auth/kind.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'

/** Configured namespaces that the embedded wallet supports, the active one first. */
export function authNamespaces(): Namespace[] {
  const requested = networks.requested.map((network) => network.chainNamespace)
  const wanted = requested.includes(networks.activeNamespace) ? [networks.activeNamespace] : []
  return [...new Set([...wanted, ...requested])].filter((name) =>
    hasFamilyPart(name, 'embeddedWallet'),
  )
}

/**
 * Returns the embedded wallet's connector, which email and social logins use; the list of wallets has no row for it.
 * @throws WalletModalError UNSUPPORTED_CHAIN if it supports no configured namespace
 */
export function authConnector(namespace = authNamespaces()[0]): Connector {
  if (!namespace) throw new WalletModalError('UNSUPPORTED_CHAIN')
  return { ...auth.connector, type: auth.type, namespace }
}
