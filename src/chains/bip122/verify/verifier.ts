import { base64 } from '@scure/base'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Verifier } from '../../../types/verifier.ts'
import { holds } from '../../../utils/holds.ts'
import { parsePayee } from '../parsePayee.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { verifyCompact } from './verifyCompact.ts'
import { verifyWitness } from './verifyWitness.ts'

/** In base64; several times the length of a fifteen-key multisig witness. */
const maxSignatureLength = 16_384

/** Prefix by which some wallets mark the BIP-322 form: simple or full. */
const form = /^(?:smp|ful)/

/** BIP-137, and BIP-322's simple form for P2PKH, P2WPKH, nested P2WPKH and taproot's key path. */
export const bip122Verifier: Verifier = {
  async verify({ message, signature, address, caipNetworkId }) {
    const parsed = parsePayee(address, caipNetworkId)
    if (!parsed || signature.length > maxSignatureLength) return false
    let isCheckable = true
    const isValid = holds(() => {
      const script = toOutputScript(parsed, caipNetworkId)
      const bytes = base64.decode(signature.replace(form, ''))
      const text = new TextEncoder().encode(message)
      // A witness of this length would have one item, which no supported address kind has.
      if (bytes.length === 65) return verifyCompact(text, bytes, script)
      const checked = verifyWitness(text, bytes, script)
      isCheckable = checked !== null
      return checked === true && !signature.startsWith('ful')
    })
    if (isCheckable) return isValid
    const longMessage = 'Bitcoin signatures by a script, as of multisig, are checked by the page.'
    throw new WalletModalError('SIWX_UNCHECKABLE', { longMessage })
  },
}
