import { toChecksumAddress } from './toChecksumAddress.ts'

/** The address in EIP-55 form. A wrong checksum in mixed case means a typing error, so it is invalid. */
export function toAddress(text: string): string | null {
  if (!/^0x[\da-f]{40}$/i.test(text)) return null
  const spelled = toChecksumAddress(text)
  const digits = text.slice(2)
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasCase && spelled.slice(2) !== digits ? null : spelled
}
