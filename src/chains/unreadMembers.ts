import type { Unread } from '../types/review.ts'

const maxText = 200

/** `String(value)`, also for objects whose members make that fail. */
export function toPlainText(value: unknown): string {
  try {
    return String(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}

/** Writes a value of a request as text, shortened. Never throws. */
export function toShortText(value: unknown): string {
  let text: string | undefined
  try {
    text = typeof value === 'string' ? value : JSON.stringify(value)
  } catch {}
  const whole = text ?? toPlainText(value)
  return whole.length > maxText ? `${whole.slice(0, maxText)}…` : whole
}

/** Lists the members of an object that are not among `known`. Members that are undefined are left out. */
export function unreadMembers(
  value: unknown,
  known: ReadonlySet<string>,
  path: string,
  reason: Unread['reason'] = 'unread',
): Unread[] {
  return Object.entries(Object(value))
    .filter(([name, member]) => !known.has(name) && member !== undefined)
    .map(([name, member]) => ({
      path: `${path}.${name}`,
      value: toShortText(member),
      reason,
    }))
}

/** Lists parameters behind those that the method has. */
export function moreParams(params: readonly unknown[], count: number): Unread[] {
  return params.slice(count).map((value, index) => ({
    path: `params[${count + index}]`,
    value: toShortText(value),
    reason: 'unread',
  }))
}
