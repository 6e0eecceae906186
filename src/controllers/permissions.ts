import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { MessageKey } from '../i18n/messages.ts'
import type { Network } from '../types/network.ts'
import type { RevokeOrder } from '../types/order.ts'
import type { ScanState, ScanStep, TokenPermission, WalletGrant } from '../types/permission.ts'
import type { TokenUnit } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'
import { asWhole, createState, type ReadonlyState } from '../utils/state.ts'

/** The contract that an account has delegated its code to on a network (EIP-7702). */
export interface Delegation {
  network: Network
  delegate: string
}

export interface ShownGrant {
  grant: WalletGrant
  /** Null if the page has not configured the network. */
  network: Network | null
  /** Token units by contract address. A token whose unit could not be read is missing. */
  units: Readonly<Record<string, TokenUnit>>
}

export interface PermissionsState {
  /** CAIP-10 id of the account on its network; empty before the first search. */
  owner: string
  /** `paused`: the user has stopped the search or left the view; `failed`: no node responds, or nodes refuse. */
  status: 'idle' | 'searching' | 'paused' | 'failed' | 'done'
  /** Permissions that exist on chain. The array is replaced as a whole. */
  list: readonly TokenPermission[]
  /** Progress of the search; null before its first step, and in a family that lists all permissions at once. */
  scan: ScanState | null
  /**
   * Ids of permissions that are being revoked: `asked` while the wallet has the request, `sent` until the transaction is
   * settled. The map is replaced as a whole.
   */
  revoking: ReadonlyMap<string, 'asked' | 'sent'>
  /** True if the wallet revokes several permissions by one request (EIP-5792). */
  takesBatches: boolean
  /** Text that says which permissions the search finds; null until the family's part has loaded. */
  searched: MessageKey | null
  /** Tokens that name more permissions than the search reads. */
  skipped: readonly string[]
  /** Permissions that the last revocation of several has left out, because it would have failed with them. */
  leftOut: readonly TokenPermission[]
  /** The revocation whose network fee takes a second press; null without such a doubt. */
  doubted: RevokeOrder | null
  /** The revocation that the wallet has the request of; null while there is none. */
  asked: RevokeOrder | null
  /** Why the last revocation was not sent. */
  failure: WalletModalError | null
  /** Grants of the wallet to this page (ERC-7715); null if the wallet cannot list it. */
  grants: readonly ShownGrant[] | null
  /** Delegations on the configured networks. */
  delegations: readonly Delegation[]
  /** Networks whose nodes did not say whether there is a delegation. */
  unread: readonly Network[]
}

/** Permissions of the active account on its network. */
export const permissions: ReadonlyState<PermissionsState> = createState<PermissionsState>({
  owner: '',
  status: 'idle',
  list: asWhole([]),
  scan: null,
  revoking: asWhole(new Map()),
  takesBatches: false,
  searched: null,
  skipped: asWhole([]),
  leftOut: asWhole([]),
  doubted: null,
  asked: null,
  failure: null,
  grants: null,
  delegations: asWhole([]),
  unread: asWhole([]),
})

type Search = Pick<PermissionsState, 'list' | 'scan' | 'revoking' | 'skipped'>

/** Searches of other owners, by owner, so that a search continues when the user returns. Not reactive. */
const kept = new Map<string, Search>()

/** Sets fields with `ref`, because deep proxies of long lists are slow. */
export function updatePermissions(patch: Partial<PermissionsState>): void {
  const whole = Object.entries(patch).map(([name, value]) => [
    name,
    value && typeof value === 'object' ? asWhole(value) : value,
  ])
  Object.assign(permissions, Object.fromEntries(whole))
}

/** The search. Leaving it pauses it. */
export const searching = createLatest((isRunning) => {
  if (isRunning) updatePermissions({ status: 'searching' })
  else if (permissions.status === 'searching') updatePermissions({ status: 'paused' })
})

/** Sends a revocation. `leave` has the effects described at `sendOrder` in `controllers/send.ts`. */
export const revocation = createLatest()

/** Shows the permissions of an owner: those that an earlier search has found, or none. */
export function showOwner(owner: string): void {
  if (permissions.owner === owner) return
  const { list, scan, revoking, skipped } = permissions
  if (permissions.owner) kept.set(permissions.owner, { list, scan, revoking, skipped })
  const known = kept.get(owner) ?? { list: [], scan: null, revoking: new Map(), skipped: [] }
  const others = {
    takesBatches: false,
    searched: null,
    leftOut: [],
    doubted: null,
    asked: null,
    grants: null,
    delegations: [],
    unread: [],
  }
  updatePermissions({ ...known, ...others, owner, status: 'idle', failure: null })
}

/** Merges a step of the search. A permission that was found again replaces its row. */
export function applyStep({ state, found, ended, skipped = [] }: ScanStep): void {
  const changed = new Set([...ended, ...found.map(({ id }) => id)])
  const isChanged = changed.size > 0
  updatePermissions({
    scan: state,
    ...(skipped.length > 0 && { skipped: [...new Set([...permissions.skipped, ...skipped])] }),
    ...(isChanged && {
      list: [...permissions.list.filter(({ id }) => !changed.has(id)), ...found],
    }),
  })
}

/** Changes the search of an owner, also while that of another one is shown. */
function change(owner: string, toPatch: (search: Search) => Partial<Search>): void {
  const search = kept.get(owner)
  if (owner === permissions.owner) updatePermissions(toPatch(permissions as Search))
  else if (search) kept.set(owner, { ...search, ...toPatch(search) })
}

/** Replaces the rows of `ids` by what the chain says; the rows that are missing in `confirmed` go. */
export function applyConfirmed(
  ids: readonly string[],
  confirmed: readonly TokenPermission[],
  owner = permissions.owner,
): void {
  const rows = new Map(confirmed.map((one) => [one.id, one]))
  change(owner, ({ list }) => ({
    list: list.flatMap((one) => (ids.includes(one.id) ? (rows.get(one.id) ?? []) : [one])),
  }))
}

/** Marks permissions as being revoked; with null, as no longer being revoked. */
export function markRevoking(
  ids: readonly string[],
  mark: 'asked' | 'sent' | null,
  owner = permissions.owner,
): void {
  change(owner, ({ revoking }) => {
    const others = [...revoking].filter(([id]) => !ids.includes(id))
    const marked = mark ? ids.map((id) => [id, mark] as const) : []
    return { revoking: new Map([...others, ...marked]) }
  })
}
