import { readSiwxSessions, writeSiwxSessions } from '../../storage/siwxSessions.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { isSameAccount } from './isSameAccount.ts'

/** Keeps a session in this browser, in place of former ones of the same account on the same network. */
export function keepSession(session: SignInSession): void {
  const { accountAddress: address, chainId: caipNetworkId } = session.data
  const others = readSiwxSessions().filter(
    ({ data }) => !isSameAccount(data, { address, caipNetworkId }),
  )
  writeSiwxSessions([...others, session])
}

/** Forgets just these. */
export function dropSessions(sessions: readonly SignInSession[]): void {
  if (sessions.length === 0) return
  const gone = new Set(sessions.map(({ signature }) => signature))
  writeSiwxSessions(readSiwxSessions().filter(({ signature }) => !gone.has(signature)))
}
