import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'

/**
 * True with a project id and a configured namespace that the embedded wallet supports: `namespace` if given. Does not
 * check the features `email` and `socials`.
 */
export function hasLogins(namespace?: Namespace | null): boolean {
  const isWanted = (one: Namespace) => one === (namespace ?? one)
  return options.projectId !== null && authNamespaces().some(isWanted)
}
