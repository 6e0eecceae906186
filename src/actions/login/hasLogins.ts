import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'

/**
 * True if the embedded wallet is available, on one namespace if given: it needs a project id and a network with
 * embedded accounts. The `email` and `socials` flags are checked elsewhere.
 */
export function hasLogins(namespace?: Namespace | null): boolean {
  const isWanted = (one: Namespace) => one === (namespace ?? one)
  return options.projectId !== null && authNamespaces().some(isWanted)
}
