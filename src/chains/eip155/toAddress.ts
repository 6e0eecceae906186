import { toChecksumAddress } from './toChecksumAddress.ts'

/**
 * An address in EIP-55 spelling; null for what is none. One in mixed case whose checksum is wrong was mistyped, and is
 * none either.
 */
export function toAddress(text: string): string | null {
  if (!/^0x[\da-f]{40}$/i.test(text)) return null
  const spelled = toChecksumAddress(text)
  const digits = text.slice(2)
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasCase && spelled.slice(2) !== digits ? null : spelled
}
