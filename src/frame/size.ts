/**
 * Whether a value from another window has more than `limit` characters and members, all told. Looks at no more of it
 * than that takes, at any depth.
 */
export function isLargerThan(value: unknown, limit: number): boolean {
  let left = limit
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    left -= typeof next === 'string' ? next.length + 1 : 1
    if (ArrayBuffer.isView(next) || next instanceof ArrayBuffer) left -= next.byteLength
    else if (typeof next === 'object' && next !== null) {
      const members = Object.values(next)
      left -= members.length
      if (left < 0) return true
      for (const member of members) rest.push(member)
    }
    if (left < 0) return true
  }
  return false
}
