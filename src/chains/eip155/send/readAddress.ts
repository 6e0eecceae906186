import type { AddressProblem } from '../../../types/sender.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/**
 * Addresses without an owner: zero, precompiles and their neighbours, burn addresses, and the placeholder of the
 * native token (ERC-7528).
 */
const unowned = /^(?:0{36}[\da-f]{4}|f{40}|e{40}|(?:dead)+|dead0{36}|dead0{32}dead)$/i

/**
 * Reads an EVM address. The prefix `0x` may be missing. Letters must all be of one case, or the checksum (EIP-55) must
 * be valid.
 */
export function readAddress(text: string): { address: string } | { problem: AddressProblem } {
  const digits = /^(?:0x)?([\da-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return { problem: 'malformed' }
  const address = toChecksumAddress(`0x${digits}`)
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (hasCase && address.slice(2) !== digits) return { problem: 'checksum' }
  return unowned.test(digits) ? { problem: 'zero' } : { address }
}
