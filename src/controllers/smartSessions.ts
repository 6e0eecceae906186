import type { CaipAddress } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import type { SessionPermission, SmartSession } from '../types/smartSession.ts'
import type { TokenUnit } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'
import { asWhole, createState, type ReadonlyState } from '../utils/state.ts'

export interface ShownSession {
  session: SmartSession
  /** The first permissions of the session, up to the maximum that is shown. */
  permissions: readonly SessionPermission[]
  /** The network of the session. Null if the page has not configured that network. */
  network: Network | null
  /** Token units by contract address. A token whose unit could not be read is missing. */
  units: Readonly<Record<string, TokenUnit>>
}

export interface SmartSessionsState {
  /** Account and network of the list; null before the first request. */
  owner: CaipAddress | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The listed sessions. The array is replaced as a whole. */
  list: readonly ShownSession[]
  /** Number of sessions that are not listed, because they are malformed or exceed the maximum. */
  hidden: number
  /** Pending revocations by session id. */
  revoking: ReadonlyMap<string, object>
  /** The last session that the wallet has granted to this page. */
  created: ShownSession | null
}

/** Smart sessions of the active account. The list is cleared when the account changes. */
export const smartSessions: ReadonlyState<SmartSessionsState> = createState<SmartSessionsState>({
  owner: null,
  status: 'idle',
  list: [],
  hidden: 0,
  revoking: asWhole(new Map()),
  created: null,
})

export const loadingSessions = createLatest()

/** Sets fields with `ref`, because deep proxies of long lists are slow. Lists are replaced and never changed. */
export function updateSmartSessions(patch: Partial<SmartSessionsState>): void {
  const whole = Object.entries(patch).map(([name, value]) => [
    name,
    value && typeof value === 'object' ? asWhole(value) : value,
  ])
  Object.assign(smartSessions, Object.fromEntries(whole))
}
