import { base58 } from '@scure/base'

/**
 * True for 32 bytes in base58. Also true for an address off the ed25519 curve. Such an address belongs to a program and
 * can own tokens.
 */
export function isSolanaAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length < 32 || value.length > 44) return false
  try {
    return base58.decode(value).length === 32
  } catch {
    return false
  }
}
