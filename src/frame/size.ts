/**
 * True if a value has more than `limit` characters, bytes and members in total, nested ones included. Counting stops at
 * `limit`.
 */
export function isLargerThan(value: unknown, limit: number): boolean {
  let left = limit
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    left -= ownSize(next)
    if (left < 0) return true
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue
    const members = Object.values(next)
    left -= members.length
    if (left < 0) return true
    for (const member of members) rest.push(member)
  }
  return false
}

function ownSize(value: unknown): number {
  // A sparse array counts by its length, because iteration also visits the holes.
  if (typeof value === 'string' || Array.isArray(value)) return value.length + 1
  return ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? value.byteLength : 1
}
