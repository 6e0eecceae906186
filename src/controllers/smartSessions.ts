import { proxy, ref } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import type { SessionPermission, SmartSession } from '../types/smartSession.ts'
import type { TokenUnit } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'

export interface ShownSession {
  session: SmartSession
  /** The first permissions of the session; there may be more than can be shown. */
  permissions: readonly SessionPermission[]
  /** Null if the page has not configured the network. */
  network: Network | null
  /** Token units by contract address; those that could not be read are missing. */
  units: Readonly<Record<string, TokenUnit>>
}

export interface SmartSessionsState {
  /** The account of the list and its network; null before the first read. */
  owner: CaipAddress | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The array is replaced as a whole. */
  list: readonly ShownSession[]
  /** Number of sessions that are malformed or beyond the maximum. */
  hidden: number
  /** Pending revocations by session id. */
  revoking: ReadonlyMap<string, object>
  /** The session that the wallet granted last to this page. */
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

export const loadingSessions = createLatest()

/** Signatures of revocations that the service has not accepted yet, by account and session id. Not reactive. */
export const unsentRevocations = new Map<string, string>()

/** Long lists are not made reactive in depth; they are replaced as a whole. */
export function updateSmartSessions(patch: Partial<SmartSessionsState>): void {
  const whole = Object.entries(patch).map(([name, value]) => [
    name,
    value && typeof value === 'object' ? ref(value) : value,
  ])
  Object.assign(smartSessions, Object.fromEntries(whole))
}
