import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'

/**
 * Converts an address to EIP-55. A letter is in upper case if the hexadecimal digit at the same position of the hash is
 * 8 or more.
 */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const spelled = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${spelled.join('')}`
}

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/**
 * Returns the address in EIP-55 form. Null if the address is malformed. Also null if it is in mixed case with a wrong
 * checksum, which indicates a typing error.
 */
export function toAddress(text: string): string | null {
  if (!isAddress(text)) return null
  const spelled = toChecksumAddress(text)
  const digits = text.slice(2)
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasCase && spelled.slice(2) !== digits ? null : spelled
}
