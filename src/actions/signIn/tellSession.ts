import { emitHostEvent } from '../../controllers/hostEvents.ts'
import type { Namespace } from '../../types/caip.ts'
import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { isSameAccount } from './isSameAccount.ts'

/** Sessions for which `signin` was sent and `signout` was not yet; each key is made by `idOf`. */
const told = new Map<string, SignInSession>()

const idOf = ({ data, signature }: SignInSession) =>
  JSON.stringify([data.chainId, data.accountAddress, data.nonce, signature])

/** `signin`, once for each session. */
export function tellSignIn(session: SignInSession): void {
  const id = idOf(session)
  if (told.has(id)) return
  told.set(id, session)
  emitHostEvent('signin', { session })
}

/** `signout` for each session that the page was told of and that `hasEnded`. Returns them. */
function tellSignOut(hasEnded: (session: SignInSession) => boolean): SignInSession[] {
  const ended = [...told].filter(([, session]) => hasEnded(session))
  for (const [id, session] of ended) {
    told.delete(id)
    emitHostEvent('signout', { session })
  }
  return ended.map(([, session]) => session)
}

/** The sessions of one account have ended, but for `kept`. */
export function tellEnded(account: SignInAccount, kept: SignInSession | null): void {
  const keptId = kept && idOf(kept)
  tellSignOut((one) => isSameAccount(one.data, account) && idOf(one) !== keptId)
}

/** All sessions of a namespace have ended. Returns those that the page knew of. */
export function tellNamespaceEnded(namespace: Namespace): SignInSession[] {
  return tellSignOut(({ data }) => namespaceOf(data.chainId) === namespace)
}
