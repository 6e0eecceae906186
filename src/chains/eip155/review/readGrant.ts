import type {
  ReadRequest,
  ReviewContext,
  Statement,
  StatementValue,
} from '../../../types/review.ts'
import type { SessionPermission } from '../../../types/smartSession.ts'
import { toShortText, unreadMembers } from '../../unreadMembers.ts'
import { readPermission } from '../sessions/readPermission.ts'
import { contradictions, findOwn, rpcNetworkOf, toQuantity } from './contradictions.ts'
import { callDetails } from './digests.ts'

const known = new Set([
  'chainId',
  'address',
  'from',
  'to',
  'signer',
  'expiry',
  'permission',
  'permissions',
  'rules',
])
const permissionMembers = new Set(['type', 'data', 'isAdjustmentAllowed', 'required'])
/** Maximum number of permissions that a user can review. */
const maxPermissions = 50

const native = (amount: bigint): StatementValue => ({ kind: 'amount', amount, unit: 'native' })
const symbol: StatementValue = { kind: 'symbol', unit: 'native' }

function spends(
  amount: StatementValue,
  everySeconds: number | null,
): Pick<Statement, 'text' | 'values'> {
  if (everySeconds === null) return { text: 'sessions.native', values: { amount } }
  const period = { kind: 'period', seconds: everySeconds } as const
  return { text: 'sessions.native.every', values: { amount, period } }
}

function toStatement(permission: SessionPermission): Statement {
  switch (permission.kind) {
    case 'native': {
      const { limit, everySeconds } = permission
      if (limit !== null) return spends(native(limit), everySeconds)
      return { text: 'sessions.native.unlimited', values: { symbol }, isGrave: true }
    }
    case 'token': {
      const { limit, everySeconds, token: contract } = permission
      if (limit === null) return { text: 'sessions.token.unlimited', isGrave: true, contract }
      const amount = { kind: 'amount', amount: limit, unit: { token: contract } } as const
      return { ...spends(amount, everySeconds), contract }
    }
    case 'calls': {
      const { limit, everySeconds } = permission
      if (limit === null) return { text: 'sessions.calls.unlimited' }
      const count = { kind: 'number', value: limit } as const
      if (everySeconds === null) return { text: 'sessions.calls', values: { count } }
      const period = { kind: 'period', seconds: everySeconds } as const
      return { text: 'sessions.calls.every', values: { count, period } }
    }
    case 'gas': {
      const { limit } = permission
      if (limit === null) return { text: 'sessions.gas.unlimited', isGrave: true }
      return { text: 'sessions.gas', values: { amount: native(limit) } }
    }
    case 'collectible': {
      const { collection: contract, items } = permission
      if (items.length === 0) return { text: 'sessions.collectible.any', isGrave: true, contract }
      const list = { kind: 'text', text: items.map((one) => `#${one}`).join(', ') } as const
      return { text: 'sessions.collectible', values: { items: list }, contract }
    }
    case 'contract': {
      const { contract, functions, limit } = permission
      const note: Statement =
        limit === null
          ? { text: 'sessions.contract.unlimited', values: { symbol } }
          : { text: 'sessions.contract.limit', values: { amount: native(limit) } }
      const notes = limit === 0n ? [] : [note]
      if (functions.length === 0) {
        return { text: 'sessions.contract.any', isGrave: true, contract, notes }
      }
      const list = { kind: 'text', text: functions.join(', ') } as const
      const text = 'sessions.contract'
      return { text, values: { functions: list }, isGrave: limit === null, contract, notes }
    }
    case 'unknown': {
      const type = { kind: 'text', text: permission.type || '?' } as const
      return { text: 'sessions.unknown', values: { type }, isGrave: true }
    }
  }
}

/** Reads the moment at which a grant ends, in seconds: `expiry` of the drafts, or the rule `expiry` of ERC-7715. */
function readExpiry({ expiry, rules }: Record<string, unknown>): bigint | null {
  const list: unknown[] = Array.isArray(rules) ? rules : []
  const rule = list.find((one) => Object(one).type === 'expiry')
  return toQuantity(expiry ?? Object(Object(rule).data).timestamp)
}

/** The holder of a grant: an address (`to`), or the key or account that `signer` names in the drafts. */
function readHolder({ to, signer }: Record<string, unknown>): StatementValue {
  const { data } = Object(signer)
  const { address, id } = Object(data)
  const holder = to ?? address ?? id ?? Object(signer).type
  if (typeof holder === 'string' && /^0x[\da-f]{40}$/i.test(holder)) {
    return { kind: 'address', address: holder }
  }
  return { kind: 'text', text: holder === undefined ? '?' : toShortText(holder) }
}

function readOne(given: Record<string, unknown>): Statement {
  const { permission, permissions = permission } = given
  const all: unknown[] = Array.isArray(permissions) ? permissions : [permissions]
  const shown = all.slice(0, maxPermissions).map((one) => toStatement(readPermission(one)))
  const more: Statement = {
    text: 'sessions.more',
    values: { count: { kind: 'number', value: BigInt(all.length - shown.length) } },
    isGrave: true,
  }
  const expiry = readExpiry(given)
  const until: Statement =
    expiry === null
      ? { text: 'review.grant.endless' }
      : { text: 'review.until', values: { date: { kind: 'date', seconds: expiry } } }
  return {
    text: 'review.grant',
    values: { holder: readHolder(given) },
    isGrave: true,
    notes: [until],
    parts: all.length > shown.length ? [...shown, more] : shown,
  }
}

/** Rules other than the end, and policies: they may narrow the grant, so they are listed. */
function unreadOf(given: Record<string, unknown>, at: string) {
  const { rules, permission, permissions = permission } = given
  const others = (Array.isArray(rules) ? rules : []).filter((one) => Object(one).type !== 'expiry')
  const all: unknown[] = Array.isArray(permissions) ? permissions : [permissions]
  return [
    ...unreadMembers(given, known, at),
    ...others.map((rule) => ({
      path: `${at}.rules`,
      value: toShortText(rule),
      reason: 'unread' as const,
    })),
    ...all.flatMap((one) => unreadMembers(one, permissionMembers, `${at}.permission`)),
  ]
}

/** Reads grants of permissions (ERC-7715), in the form of the standard and of its drafts. A grant is always risky. */
export function readGrant(params: unknown, context: ReviewContext): ReadRequest {
  const list: Record<string, unknown>[] = (Array.isArray(params) ? params : [params]).map(Object)
  const chains = new Set(list.map(({ chainId }) => rpcNetworkOf(chainId)))
  const [first] = list
  const { from: sender, address = sender } = first ?? {}
  return {
    heading: 'review.heading.grant',
    caipNetworkId: chains.size === 1 ? ([...chains][0] ?? null) : null,
    from: findOwn(address, context) ?? null,
    isRisky: true,
    statements:
      list.length > 0 ? list.map(readOne) : [{ text: 'review.cannotRead', isGrave: true }],
    warnings: list.flatMap(({ chainId, from, address: account = from }) =>
      contradictions({ chainId, from: account }, context, rpcNetworkOf),
    ),
    unread: list.flatMap((one, index) => unreadOf(one, `params[${index}]`)),
    details: () => callDetails(params, []),
  }
}
