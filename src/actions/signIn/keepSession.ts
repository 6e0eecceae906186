import { readSiwxSessions, writeSiwxSessions } from '../../storage/siwxSessions.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { isSameAccount } from './signInAccount.ts'

export function keepSession(session: SignInSession): void {
  const { accountAddress: address, chainId: caipNetworkId } = session.data
  const others = readSiwxSessions().filter(
    ({ data }) => !isSameAccount(data, { address, caipNetworkId }),
  )
  writeSiwxSessions([...others, session])
}

export function dropSessions(sessions: readonly SignInSession[]): void {
  if (sessions.length === 0) return
  const gone = new Set(sessions.map(({ signature }) => signature))
  writeSiwxSessions(readSiwxSessions().filter(({ signature }) => !gone.has(signature)))
}
