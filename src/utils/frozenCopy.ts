function copyOf(value: unknown): unknown {
  if (value instanceof Uint8Array) return value.slice()
  if (Array.isArray(value)) return Object.freeze(value.map(copyOf))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, member]) => [name, copyOf(member)])
  return Object.freeze(Object.fromEntries(entries))
}

/**
 * Copies plain data and freezes the copy with all its members, so that later changes of the original, such as those of
 * state, do not reach it. Bytes are copied only, since typed arrays cannot be frozen.
 */
export function frozenCopy<Value>(value: Value): Value {
  return copyOf(value) as Value
}
