/** Encodes a JSON-RPC quantity. */
export const toHex = (quantity: bigint): string => `0x${quantity.toString(16)}`

/** Parses a JSON-RPC quantity; null for other values. */
export function fromHex(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : null
}
