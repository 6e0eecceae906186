import { base64 } from '@scure/base'
import type { Verifier } from '../../../types/verifier.ts'
import { holds } from '../../../utils/holds.ts'
import { parsePayee } from '../parsePayee.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { verifyCompact } from './verifyCompact.ts'
import { verifyWitness } from './verifyWitness.ts'

/** What the two items of an ECDSA witness come to in base64, several times over. */
const maxSignatureLength = 1_024

/** Some wallets say by three letters in front which form of BIP-322 follows. */
const simple = /^smp/

/**
 * BIP-137, and the simple form of BIP-322 for addresses with one key: pay to (witness) public key hash, that nested in a
 * script hash, and taproot's key. Not covered: several keys, scripts, and the full form.
 */
export const bip122Verifier: Verifier = {
  async verify({ message, signature, address, caipNetworkId }) {
    const parsed = parsePayee(address, caipNetworkId)
    if (!parsed || signature.length > maxSignatureLength) return false
    return holds(() => {
      const script = toOutputScript(parsed, caipNetworkId)
      const bytes = base64.decode(signature.replace(simple, ''))
      const text = new TextEncoder().encode(message)
      // A witness of this length would be of one item, which none of those addresses has.
      return bytes.length === 65
        ? verifyCompact(text, bytes, script)
        : verifyWitness(text, bytes, script)
    })
  },
}
