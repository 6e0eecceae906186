/** True for a JSON object. Every value from outside is checked by this first. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The member at `index` if `params` is a list; else undefined. */
export function paramAt(params: unknown, index: number): unknown {
  return Array.isArray(params) ? params[index] : undefined
}
