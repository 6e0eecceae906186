import type { AddressProblem } from '../../../types/sender.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/** An EVM address from text: with `0x` or without, in one case or with the right checksum (EIP-55). */
export function readAddress(text: string): { address: string } | { problem: AddressProblem } {
  const digits = /^(?:0x)?([\da-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return { problem: 'malformed' }
  const address = toChecksumAddress(`0x${digits}`)
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (hasCase && address.slice(2) !== digits) return { problem: 'checksum' }
  return /^0+$/.test(digits) ? { problem: 'zero' } : { address }
}
