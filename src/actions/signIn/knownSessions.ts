import { liveConnection, liveConnections } from '../../controllers/connections.ts'
import { setKnownSession, siwx } from '../../controllers/siwx.ts'
import type { ConnectionStatus } from '../../types/account.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { HostSession, SignInSession } from '../../types/siwx.ts'
import { hasExpired } from './isInForce.ts'
import { signInAccount } from './signInAccount.ts'

/** Caches the verified session of the namespace's active account; `session` is null if there is none. */
export function learnSession(
  { namespace, caipAddress }: { namespace: Namespace; caipAddress: CaipAddress },
  session: SignInSession | null,
): void {
  setKnownSession(namespace, caipAddress, session)
}

/** True if no session has been read for the namespace's active account. */
export function isUnknown(namespace: Namespace): boolean {
  const account = signInAccount(namespace)
  return account !== null && siwx.known[namespace]?.caipAddress !== account.caipAddress
}

export function sessionOf(namespace: Namespace): SignInSession | null {
  const account = siwx.options.enabled ? signInAccount(namespace) : null
  const { caipAddress, session } = siwx.known[namespace] ?? {}
  if (!account || !session || account.caipAddress !== caipAddress) return null
  return hasExpired(session.data, Date.now()) ? null : (session as SignInSession)
}

export function hostSessionOf(namespace: Namespace): HostSession | null {
  const session = sessionOf(namespace)
  if (!session) return null
  const { accountAddress: address, chainId: caipNetworkId, expirationTime } = session.data
  const expiresAt = expirationTime === null ? null : Date.parse(expirationTime)
  return { namespace, address, caipNetworkId, data: session.data, expiresAt }
}

export function sessionsInUse(): SignInSession[] {
  return liveConnections().flatMap(({ connection }) => sessionOf(connection.namespace) ?? [])
}

/** If sign-in is required, a restored account without a session is disconnected for the host until the modal opens. */
export function standingBySession(namespace: Namespace): ConnectionStatus {
  const { enabled, required } = siwx.options
  if (!enabled || !required || sessionOf(namespace)) return 'connected'
  const isWaiting = liveConnection(namespace)?.isUntouched && !isUnknown(namespace)
  return isWaiting ? 'disconnected' : 'connecting'
}
