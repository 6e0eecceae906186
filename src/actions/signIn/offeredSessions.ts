import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { isSameAccount } from './isSameAccount.ts'

let offered: SignInSession[] = []

/** Holds sessions made while connecting, until it is known whether the page or this browser keeps them. */
export function offerSession(session: SignInSession): void {
  offered.push(session)
}

export function dropOfferedSessions(): void {
  offered = []
}

export function takeOfferedSessions(account: SignInAccount): SignInSession[] {
  const taken = offered.filter(({ data }) => isSameAccount(data, account))
  offered = offered.filter((session) => !taken.includes(session))
  return taken
}
