/** Shortens an address to `0x1234…abcd` for display only. Screen readers and the clipboard get the full address. */
export function shortAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
}
