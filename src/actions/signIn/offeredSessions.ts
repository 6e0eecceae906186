import type { SignInAccount, SignInSession } from '../../types/siwx.ts'
import { isSameAccount } from './signInAccount.ts'

let sessions: readonly SignInSession[] = []

/** Adds a session that was signed while connecting, until host or browser has stored it. */
export function addOfferedSession(session: SignInSession): void {
  sessions = [...sessions, session]
}

/** Removes and returns the sessions of an account. */
export function removeOfferedSessions(account: SignInAccount): readonly SignInSession[] {
  const removed = sessions.filter(({ data }) => isSameAccount(data, account))
  sessions = sessions.filter((one) => !removed.includes(one))
  return removed
}

export function clearOfferedSessions(): void {
  sessions = []
}
