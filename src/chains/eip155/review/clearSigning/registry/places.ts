/** Digits of an address that its print has. The last two choose the shard. */
const length = 4

/** The part of an address by which the addresses of a shard are searched: about one of 3,000 others is taken for one of them. */
export const printOf = (address: string): string => address.slice(-2 - length, -2).toLowerCase()

/** Number of the shard that has an address. */
export const shardOf = (address: string, count: number): number =>
  Number.parseInt(address.slice(-2), 16) % count

/** True if the address is probably among those of a sequence of prints. */
export function isAmong(prints: string, address: string): boolean {
  const print = printOf(address)
  for (let at = prints.indexOf(print); at >= 0; at = prints.indexOf(print, at + 1)) {
    if (at % length === 0) return true
  }
  return false
}
