import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { Verifier } from '../../../types/verifier.ts'
import { passes } from '../../../utils/passes.ts'
import { isSolanaAddress } from '../address.ts'

/** Maximum characters of a signature. 64 bytes in base58 are never longer, and decoding takes quadratic time. */
const maxSignatureLength = 88

/** Verifies strictly by RFC 8032. The looser rules of ZIP-215 accept signatures of keys without an owner. */
const strict = { zip215: false }

export const solanaVerifier: Verifier = {
  async verify({ message, signature, address }) {
    if (!isSolanaAddress(address) || signature.length > maxSignatureLength) return false
    const text = new TextEncoder().encode(message)
    return passes(() =>
      ed25519.verify(base58.decode(signature), text, base58.decode(address), strict),
    )
  },
}
