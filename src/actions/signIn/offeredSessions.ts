import type { SignInSession } from '../../types/siwx.ts'

let offered: SignInSession[] = []

/** Sessions that a wallet made as it connected, until it is known who keeps them: the page or this browser. */
export function offerSession(session: SignInSession): void {
  offered.push(session)
}

/** Gives them out, once. */
export function takeOfferedSessions(): SignInSession[] {
  const taken = offered
  offered = []
  return taken
}
