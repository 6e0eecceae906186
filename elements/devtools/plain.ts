/** Names what JSON leaves out or refuses: functions, bigints, errors, elements and circles. */
function replacer() {
  const parents: object[] = []
  return function (this: unknown, key: string, value: unknown): unknown {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value === 'function') return '[function]'
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Error) return `${value.name}: ${value.message}`
    if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`
    // A provider has getters that ask its wallet.
    if (key === 'provider') return '[provider]'
    while (parents.length > 0 && parents.at(-1) !== this) parents.pop()
    if (parents.includes(value)) return '[circle]'
    parents.push(value)
    return value
  }
}

/** Returns a value as indented JSON, for people to read. */
export function toPlainText(value: unknown): string {
  try {
    return JSON.stringify(value, replacer(), 2) ?? String(value)
  } catch (thrown) {
    return String(thrown)
  }
}
