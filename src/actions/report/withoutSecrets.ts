const maxLength = 1000

/** What is beyond is dropped first: some patterns take long on texts without an end. */
const maxRead = 10_000

const secrets: readonly [RegExp, string][] = [
  [/\bwc:[^\s"']+/g, 'wc:…'],
  [/([a-z][a-z\d+.-]*:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1'],
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '…@…'],
  // Longer than any address: a signature, a key, or a transaction in full.
  [/[\w+/=-]{67,}/g, '…'],
]

function clean(text: string): string {
  return secrets
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text.slice(0, maxRead))
    .slice(0, maxLength)
}

/**
 * What may leave the page of what was counted. Words of wallets, services and visitors are among it, so email addresses,
 * pairings, the queries of links, and whatever is as long as a signature is taken out of every text.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one)]))
}
