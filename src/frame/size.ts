/**
 * Whether a value from another window has more than `limit` characters and members, all told. Looks at no more of it
 * than that takes, at any depth.
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
  // Also of an array that is mostly holes: whoever goes through it goes through those.
  if (typeof value === 'string' || Array.isArray(value)) return value.length + 1
  return ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? value.byteLength : 1
}
