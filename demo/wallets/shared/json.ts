/** What JSON calls an object; the first check on everything that comes from outside. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The member at `index` when `params` is a list, whatever a page sent instead. */
export function paramAt(params: unknown, index: number): unknown {
  return Array.isArray(params) ? params[index] : undefined
}
