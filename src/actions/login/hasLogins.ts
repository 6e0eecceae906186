import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'

/** Needs a project id and a network with embedded accounts. The flags `email` and `socials` are checked elsewhere. */
export function hasLogins(namespace?: Namespace | null): boolean {
  const isWanted = (one: Namespace) => one === (namespace ?? one)
  return options.projectId !== null && authNamespaces().some(isWanted)
}
