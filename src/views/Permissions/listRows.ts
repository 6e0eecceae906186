import type { TokenPermission } from '../../types/permission.ts'

/** Rows of one token that are listed before the others are folded. */
const firstOfToken = 5

/** True if the spender may take all that the token's account or collection holds. */
export const isUnlimited = ({ kind, amount }: TokenPermission): boolean =>
  kind === 'collection' ||
  (kind === 'close' ? amount !== null : kind === 'amount' && amount === null)

export interface PermissionRow {
  permission: TokenPermission
  /** Number of permissions on the same token that are folded below this one. */
  folded: number
}

/** 0 for what may take most, 2 for tokens that the account does not hold: anybody can make one and name the account. */
const rankOf = (one: TokenPermission) => (one.isHeld === false ? 2 : isUnlimited(one) ? 0 : 1)

/**
 * Orders permissions: those without a limit first, those on tokens that the account does not hold last, by address. Of
 * each token the first five are listed, or all if it is among `unfolded`.
 */
export function listRows(
  list: readonly TokenPermission[],
  unfolded: ReadonlySet<string>,
): PermissionRow[] {
  const byRank = [0, 1, 2].map((rank) => list.filter((one) => rankOf(one) === rank))
  const [, , foreign = []] = byRank
  foreign.sort((one, other) => (one.token < other.token ? -1 : Number(one.token > other.token)))
  const rows: PermissionRow[] = []
  const counts = new Map<string, number>()
  const last = new Map<string, PermissionRow>()
  for (const permission of byRank.flat()) {
    const { token } = permission
    const count = (counts.get(token) ?? 0) + 1
    counts.set(token, count)
    const before = last.get(token)
    if (before && count > firstOfToken && !unfolded.has(token)) before.folded += 1
    else {
      const row = { permission, folded: 0 }
      rows.push(row)
      last.set(token, row)
    }
  }
  return rows
}
