import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils'
import type { Detail } from '../../../types/review.ts'
import { toPlainText } from '../../unreadMembers.ts'

export const hash = (bytes: Uint8Array) => `0x${bytesToHex(keccak_256(bytes))}`

/** Writes a request as JSON, with integers as decimal text. */
export function toRawText(params: unknown): string {
  const write = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  try {
    return JSON.stringify(params, write, 2) ?? toPlainText(params)
  } catch {
    return toPlainText(params)
  }
}

/** Digest of the draft of ERC-8213: the hash of the calldata's length as uint256, followed by the calldata. */
function calldataDigest(data: string): string {
  const bytes = hexToBytes(data.slice(2))
  const length = hexToBytes(bytes.length.toString(16).padStart(64, '0'))
  return hash(concatBytes(length, bytes))
}

/** Digest of a message as wallets sign it (ERC-191, version 0x45). */
export function messageDigest(bytes: Uint8Array): string {
  const prefix = new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  return hash(concatBytes(prefix, bytes))
}

const raw = (params: unknown): Detail => ({ name: 'review.raw', text: toRawText(params) })

/** The raw request, and the digest of each calldata in it. */
export function callDetails(params: unknown, data: readonly string[]): Detail[] {
  const filled = data.filter((one) => one.length > 2)
  const digests = filled.map(
    (one): Detail => ({ name: 'review.digest.calldata', text: calldataDigest(one) }),
  )
  return [...digests, raw(params)]
}
