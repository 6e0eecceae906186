import { proxy, ref } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import type { SessionPermission, SmartSession } from '../types/smartSession.ts'
import type { TokenUnit } from '../types/token.ts'

/** A session and what it permits. */
export interface ShownSession {
  session: SmartSession
  /** The first of them: there may be more than a person reads. */
  permissions: readonly SessionPermission[]
  /** Where it is good; null for a network that the page does not have. */
  network: Network | null
  /** How amounts of the tokens in it are written, by the contract's address; those that could be read. */
  units: Readonly<Record<string, TokenUnit>>
}

export interface SmartSessionsState {
  /** Whose these are, and on which network; null before anything was asked for. */
  owner: CaipAddress | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Set as a whole. */
  list: readonly ShownSession[]
  /** How many more there are that cannot be read, or are too many to show. */
  hidden: number
  /** Those that are being revoked while the person waits for it: the attempt, by the session's id. */
  revoking: ReadonlyMap<string, object>
  /** The one that a wallet has granted this page last. */
  created: ShownSession | null
}

/** What the account in use lets apps do. One account at a time: another starts anew. */
export const smartSessions = proxy<SmartSessionsState>({
  owner: null,
  status: 'idle',
  list: [],
  hidden: 0,
  revoking: ref(new Map()),
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
