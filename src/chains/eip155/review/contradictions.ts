import type { Doubt, ReadRequest, ReviewContext, Statement } from '../../../types/review.ts'
import { toShortText } from '../../unreadMembers.ts'
import { toCaipNetworkId } from '../responses.ts'

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

/**
 * Reads a quantity of a JSON-RPC parameter, which is hexadecimal (EIP-1474). Null for decimal text and numbers: a wallet
 * may refuse them, or read `1000` as 4096.
 */
export const toRpcQuantity = (value: unknown): bigint | null =>
  typeof value === 'string' && /^0x/i.test(value) ? toQuantity(value) : null

export function networkOf(chainId: unknown): ReadRequest['caipNetworkId'] {
  try {
    return toCaipNetworkId(typeof chainId === 'bigint' ? String(chainId) : chainId)
  } catch {
    return null
  }
}

/** Reads the chain id of a JSON-RPC parameter. Null for one that is not hexadecimal (EIP-1474). */
export const rpcNetworkOf = (chainId: unknown): ReadRequest['caipNetworkId'] =>
  toRpcQuantity(chainId) === null ? null : networkOf(chainId)

/** Finds the connected account that a request names; undefined if it names another or none. */
export const findOwn = (given: unknown, { addresses }: ReviewContext): string | undefined =>
  typeof given === 'string'
    ? addresses.find((one) => one.toLowerCase() === given.toLowerCase())
    : undefined

/** Doubts about addresses that are not the user's own. */
export const withoutOwn = (doubts: readonly Doubt[], context: ReviewContext): Doubt[] =>
  doubts.filter(({ address }) => !findOwn(address, context))

/**
 * Contradictions between a request and the connection. `read` reads the chain id: by default as typed data has it, a
 * number or text.
 */
export function contradictions(
  { chainId, from }: { chainId?: unknown; from?: unknown },
  context: ReviewContext,
  read: (chainId: unknown) => ReadRequest['caipNetworkId'] = networkOf,
): Statement[] {
  const warnings: Statement[] = []
  if (chainId !== undefined && read(chainId) !== context.caipNetworkId) {
    const values = { chain: { kind: 'text', text: toShortText(chainId) } } as const
    warnings.push({ text: 'review.otherChain', values, isGrave: true })
  }
  if (from !== undefined && from !== null && !findOwn(from, context)) {
    const values = { address: { kind: 'text', text: toShortText(from) } } as const
    warnings.push({ text: 'review.otherAccount', values, isGrave: true })
  }
  return warnings
}
