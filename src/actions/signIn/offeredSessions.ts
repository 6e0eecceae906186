import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { isSameAccount } from './isSameAccount.ts'

let offered: SignInSession[] = []

/** Sessions that a wallet made as it connected, until it is known who keeps them: the page or this browser. */
export function offerSession(session: SignInSession): void {
  offered.push(session)
}

/** The wallet did not connect after all. */
export function dropOfferedSessions(): void {
  offered = []
}

/** Gives out those of an account, once. Others wait for theirs. */
export function takeOfferedSessions(account: SignInAccount): SignInSession[] {
  const taken = offered.filter(({ data }) => isSameAccount(data, account))
  offered = offered.filter((session) => !taken.includes(session))
  return taken
}
