import type { ReadRequest, ReviewContext, Statement } from '../../../types/review.ts'
import { toCaipNetworkId } from '../responses.ts'

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
export const isBytes = (value: unknown): value is string =>
  typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)

/** Reads a quantity as wallets take it: hexadecimal, decimal or a number. Null if it is none. */
export function toQuantity(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value >= 0n ? value : null
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  if (typeof value !== 'string' || !/^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(value)) return null
  return BigInt(value)
}

export function networkOf(chainId: unknown): ReadRequest['caipNetworkId'] {
  try {
    return toCaipNetworkId(typeof chainId === 'bigint' ? String(chainId) : chainId)
  } catch {
    return null
  }
}

/** Contradictions between a request and the connection. */
export function contradictions(
  { chainId, from }: { chainId?: unknown; from?: unknown },
  context: ReviewContext,
): Statement[] {
  const warnings: Statement[] = []
  if (chainId !== undefined && networkOf(chainId) !== context.caipNetworkId) {
    const values = { chain: { kind: 'text', text: String(chainId) } } as const
    warnings.push({ text: 'review.otherChain', values, isGrave: true })
  }
  const isOwn = (one: string) => one.toLowerCase() === String(from).toLowerCase()
  if (from !== undefined && from !== null && !context.addresses.some(isOwn)) {
    const values = { address: { kind: 'text', text: String(from) } } as const
    warnings.push({ text: 'review.otherAccount', values, isGrave: true })
  }
  return warnings
}
