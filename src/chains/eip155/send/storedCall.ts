import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { StoredCall } from '../../../types/pageTransaction.ts'

/**
 * Maximum characters of a call's data that is stored, and of a call's in a batch: a transfer or an approval has 138. Of
 * longer data, the Keccak-256 digest is stored.
 */
const maxCallData = 1_026
const maxBatchedData = 138

const digestOf = (data: string) => `0x${bytesToHex(keccak_256(hexToBytes(data.slice(2))))}`

export function toStoredCall(
  { to, value, data }: StoredCall,
  maxLength: number = maxCallData,
): StoredCall {
  return data.length <= maxLength
    ? { to, value, data }
    : { to, value, data: '0x', digest: digestOf(data) }
}

export const toStoredCalls = (calls: readonly StoredCall[]): StoredCall[] =>
  calls.map((call) => toStoredCall(call, calls.length > 1 ? maxBatchedData : maxCallData))

/**
 * Marker at the end of an attribution suffix (ERC-8021, draft of September 2025,
 * https://github.com/ethereum/ERCs/pull/1209), which apps and wallets append to the data of a call. Contracts ignore it.
 */
const marker = '80218021802180218021802180218021'

/** Removes a suffix of schema 0: the codes in ASCII, their length in a byte, the schema, and the marker. */
function withoutSuffix(data: string): string {
  const end = data.length - marker.length - 4
  const start = end - 2 * Number.parseInt(data.slice(end, end + 2), 16)
  const isSuffix =
    data.endsWith(`00${marker}`) && start >= 2 && /^(?:[2-7][\da-f])*$/.test(data.slice(start, end))
  return isSuffix ? data.slice(0, start) : data
}

/** True if `input` is the data of the call, or that data with an attribution suffix. */
export function isDataOf({ data, digest }: StoredCall, input: string): boolean {
  const [ordered, given] = [data.toLowerCase(), (input || '0x').toLowerCase()]
  // Behind nothing, data would be a call of the receiver, so that only a suffix that is read as a whole is none.
  if (digest === undefined && ordered === '0x') return withoutSuffix(given) === ordered
  if (digest === undefined)
    return given === ordered || (given.startsWith(ordered) && given.endsWith(marker))
  if (given.length % 2 !== 0) return false
  return [given, withoutSuffix(given)].some((one) => digestOf(one) === digest.toLowerCase())
}
