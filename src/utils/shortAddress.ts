/** Parts of an address: both ends, which are shown of a short one, and the middle. A short text is all start. */
export function addressParts(address: string): [start: string, middle: string, end: string] {
  if (address.length <= 12) return [address, '', '']
  return [address.slice(0, 6), address.slice(6, -4), address.slice(-4)]
}

/** Shortens an address to `0x1234…abcd` for display only. Screen readers and the clipboard get the full address. */
export function shortAddress(address: string): string {
  const [start, middle, end] = addressParts(address)
  return middle ? `${start}…${end}` : address
}
