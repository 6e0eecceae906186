const random = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

/** Returns a random UUID, version 4 (RFC 9562). `crypto.randomUUID` is missing on plain http, which developers use. */
export function createUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (random() & (15 >> (Number(digit) / 4)))).toString(16),
  )
}
