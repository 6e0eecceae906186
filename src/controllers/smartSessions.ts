import { proxy, ref } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { SessionPermission, SmartSession } from '../types/smartSession.ts'
import type { TokenUnit } from '../types/token.ts'

/** A session and what it permits. */
export interface ShownSession {
  session: SmartSession
  permissions: readonly SessionPermission[]
}

export interface SmartSessionsState {
  /** Whose these are, and on which network; null before anything was asked for. */
  owner: CaipAddress | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Set as a whole. */
  list: readonly ShownSession[]
  /** How amounts of the tokens in it are written, by the contract's address; those that could be read. */
  units: Readonly<Record<string, TokenUnit>>
  /** The one that is being revoked. */
  revoking: string | null
  /** The one that a wallet has granted this page last. */
  created: ShownSession | null
}

/** What the account in use lets apps do. One account at a time: another starts anew. */
export const smartSessions = proxy<SmartSessionsState>({
  owner: null,
  status: 'idle',
  list: [],
  units: {},
  revoking: null,
  created: null,
})

/** Lists are set as a whole: what services say may be long, and nobody watches it in part. */
export function updateSmartSessions(patch: Partial<SmartSessionsState>): void {
  const whole = Object.entries(patch).map(([name, value]) => [
    name,
    value && typeof value === 'object' ? ref(value) : value,
  ])
  Object.assign(smartSessions, Object.fromEntries(whole))
}
