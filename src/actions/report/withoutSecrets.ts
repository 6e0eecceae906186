const maxLength = 1000

/** Longer texts are truncated before matching: some patterns are slow on very long ones. */
const maxRead = 10_000

const secrets: readonly [RegExp, string][] = [
  [/\bwc:[^\s"']+/g, 'wc:…'],
  [/([a-z][a-z\d+.-]*:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1'],
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '…@…'],
  // Longer than any address: a signature, a key, or a transaction.
  [/[\w+/=-]{67,}/g, '…'],
]

function clean(text: string): string {
  return secrets
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text.slice(0, maxRead))
    .slice(0, maxLength)
}

/** Properties have texts of wallets, services and users: emails, pairing URIs, queries and signatures are removed. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one)]))
}
