import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'

/**
 * Whether the embedded wallet can be had on this page, on one namespace if that is given: it needs a project id and a
 * network on which it has accounts. Whether email or socials are on is for their flags to say.
 */
export function hasLogins(namespace?: Namespace | null): boolean {
  const isWanted = (one: Namespace) => one === (namespace ?? one)
  return options.projectId !== null && authNamespaces().some(isWanted)
}
