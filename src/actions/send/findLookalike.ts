/** What people compare of an address, at either end. */
const endLength = 4

const bodyOf = (address: string) => address.toLowerCase().replace(/^0x/, '')

/**
 * Of `known`, an address that reads like `address` and is another one: the same at both ends, which is what people
 * look at. Swindlers make such addresses and send a trifle from them, so that they are copied out of a history.
 */
export function findLookalike(address: string, known: readonly string[]): string | undefined {
  const body = bodyOf(address)
  const reads = (other: string) =>
    other !== body &&
    other.slice(0, endLength) === body.slice(0, endLength) &&
    other.slice(-endLength) === body.slice(-endLength)
  return known.find((one) => reads(bodyOf(one)))
}
