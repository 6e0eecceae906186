import { accountOf } from '../../controllers/accounts.ts'
import { emitHostEvent } from '../../controllers/events.ts'
import type { Namespace } from '../../types/caip.ts'
import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { isSameAccount } from './signInAccount.ts'
import { isUsedNonce } from './usedNonces.ts'

/** Sessions for which `signin` was emitted and `signout` was not, by `idOf`. */
const emittedSessions = new Map<string, SignInSession>()
const everEmitted = new Set<string>()

const idOf = ({ data, signature }: SignInSession) =>
  JSON.stringify([data.chainId, data.accountAddress, data.nonce, signature])

/**
 * Emits `signin` for a session that was not emitted yet, or whose `signout` was emitted since. `restored` is true
 * unless the user has just signed in.
 */
export function emitSignIn(session: SignInSession): void {
  const id = idOf(session)
  if (emittedSessions.has(id)) return
  emittedSessions.set(id, session)
  const isNew = isUsedNonce(session.data.nonce) && !everEmitted.has(id)
  everEmitted.add(id)
  emitHostEvent('signin', { session, restored: !isNew })
}

function emitSignOut(hasEnded: (session: SignInSession) => boolean): SignInSession[] {
  const ended = [...emittedSessions].filter(([, session]) => hasEnded(session))
  for (const [id, session] of ended) {
    emittedSessions.delete(id)
    emitHostEvent('signout', { session })
  }
  return ended.map(([, session]) => session)
}

/** Emits `signout` for the sessions of an account, except `kept`. */
export function emitEnded(account: SignInAccount, kept: SignInSession | null): void {
  const keptId = kept && idOf(kept)
  emitSignOut((one) => isSameAccount(one.data, account) && idOf(one) !== keptId)
}

/**
 * After a change of account or network, emits `signout` for sessions of other accounts. They stay stored, and are
 * emitted again when their account becomes active.
 */
export function emitOutOfUse(): void {
  emitSignOut(({ data }) => {
    const { status, address, caipNetworkId } = accountOf(namespaceOf(data.chainId))
    if (status !== 'connected' || !address || !caipNetworkId) return false
    return !isSameAccount(data, { address, caipNetworkId })
  })
}

export function emitNamespaceEnded(namespace: Namespace): SignInSession[] {
  return emitSignOut(({ data }) => namespaceOf(data.chainId) === namespace)
}
