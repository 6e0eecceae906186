/** The number of characters at either end that users compare. */
const endLength = 4

const bodyOf = (address: string) => address.toLowerCase().replace(/^0x/, '')

/** Address poisoning: attackers send dust from addresses with the same ends, so that they are copied from a history. */
export function findLookalike(address: string, known: readonly string[]): string | undefined {
  const body = bodyOf(address)
  const reads = (other: string) =>
    other !== body &&
    other.slice(0, endLength) === body.slice(0, endLength) &&
    other.slice(-endLength) === body.slice(-endLength)
  return known.find((one) => reads(bodyOf(one)))
}
