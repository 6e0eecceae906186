/** A quantity as JSON-RPC writes it. */
export const toHex = (quantity: bigint): string => `0x${quantity.toString(16)}`

/** What JSON-RPC writes as a quantity; null for anything else. */
export function fromHex(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : null
}
