import { proxy, ref } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import type { SessionPermission, SmartSession } from '../types/smartSession.ts'
import type { TokenUnit } from '../types/token.ts'

export interface ShownSession {
  session: SmartSession
  /** The first of its permissions; there may be more than can be shown. */
  permissions: readonly SessionPermission[]
  /** Null if the network is not one of the host's. */
  network: Network | null
  /** Units of its tokens by contract address, as far as they could be read. */
  units: Readonly<Record<string, TokenUnit>>
}

export interface SmartSessionsState {
  /** The account of the list and its network; null before the first read. */
  owner: CaipAddress | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Replaced as a whole. */
  list: readonly ShownSession[]
  /** Number of sessions that are malformed or beyond the maximum. */
  hidden: number
  /** The attempt of each pending revocation, by session id. */
  revoking: ReadonlyMap<string, object>
  /** The session that the wallet granted to this page last. */
  created: ShownSession | null
}

/** Smart sessions of the active account; cleared when it changes. */
export const smartSessions = proxy<SmartSessionsState>({
  owner: null,
  status: 'idle',
  list: [],
  hidden: 0,
  revoking: ref(new Map()),
  created: null,
})

/** Lists are not observed in part: they may be long, and are replaced as a whole. */
export function updateSmartSessions(patch: Partial<SmartSessionsState>): void {
  const whole = Object.entries(patch).map(([name, value]) => [
    name,
    value && typeof value === 'object' ? ref(value) : value,
  ])
  Object.assign(smartSessions, Object.fromEntries(whole))
}
