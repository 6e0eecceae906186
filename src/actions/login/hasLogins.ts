import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'
import { allowsLogins } from '../wallets/excluded.ts'

/**
 * True if email and social logins can work: a project id is set, and the embedded wallet supports a configured
 * namespace (`namespace` if given). Does not check the features `email` and `socials`.
 */
export function hasLogins(namespace?: Namespace | null): boolean {
  const isWanted = (one: Namespace) => one === (namespace ?? one)
  return options.projectId !== null && allowsLogins() && authNamespaces().some(isWanted)
}
