import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * Returns the address in EIP-55 form. Null if the address is malformed. Also null if it is in mixed case with a wrong
 * checksum, which indicates a typing error.
 */
export function toAddress(text: string): string | null {
  if (!/^0x[\da-f]{40}$/i.test(text)) return null
  const spelled = toChecksumAddress(text)
  const digits = text.slice(2)
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasCase && spelled.slice(2) !== digits ? null : spelled
}
