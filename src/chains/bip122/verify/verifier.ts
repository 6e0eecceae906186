import { secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { crypto } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Verifier } from '../../../types/verifier.ts'
import { passes } from '../../../utils/passes.ts'
import { parsePayee } from '../parsePayee.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { isSameScript, scriptsOfKey } from './scriptsOfKey.ts'
import { verifyWitness } from './verifyWitness.ts'

/**
 * Encodes a length as Bitcoin's compact size.
 * @throws Error above 65,535
 */
function lengthBytes(length: number): Uint8Array {
  if (length > 0xffff) throw new Error('Longer than any message that is signed')
  return length < 0xfd ? Uint8Array.of(length) : Uint8Array.of(0xfd, length & 0xff, length >> 8)
}

const hashMessage = (text: Uint8Array) =>
  crypto.hash256(
    concatBytes(
      Uint8Array.of(24),
      utf8ToBytes('Bitcoin Signed Message:\n'),
      lengthBytes(text.length),
      text,
    ),
  )

/**
 * Verifies a signature of BIP-137. The header byte states the type of address, and selects one of four keys that can be
 * recovered. Electrum (https://github.com/spesmilo/electrum/pull/7668, February 2022) and Krux 26.04
 * (https://github.com/selfcustody/krux/issues/865, May 2026) use the header of compressed legacy keys for segwit
 * addresses too.
 * @throws Error if no key can be recovered
 */
function verifyCompact(text: Uint8Array, bytes: Uint8Array, script: Uint8Array): boolean {
  const header = (bytes[0] ?? 0) - 27
  const group = header >> 2
  const publicKey = secp256k1.Signature.fromCompact(bytes.subarray(1))
    .addRecoveryBit(header & 0b11)
    .recoverPublicKey(hashMessage(text))
    .toRawBytes(group !== 0)
  const { p2pkh, nested, p2wpkh } = scriptsOfKey(publicKey)
  const groups = [[p2pkh], [p2pkh, nested, p2wpkh], [nested], [p2wpkh]]
  return groups[group]?.some((one) => isSameScript(one, script)) ?? false
}

/** Maximum base64 characters of a signature: several times the length of a fifteen-key multisig witness. */
const maxSignatureLength = 16_384

/** Prefix of a signature's form, simple, full or proof of funds, in version 2.0.0 of BIP-322. Earlier signatures have none. */
const prefix = /^(?:smp|ful|pof)/

/** Verifies BIP-137, and BIP-322 for P2PKH (its full form), P2WPKH, nested P2WPKH and taproot's key path. */
export const bip122Verifier: Verifier = {
  async verify({ message, signature, address, caipNetworkId }) {
    const parsed = parsePayee(address, caipNetworkId)
    if (!parsed || signature.length > maxSignatureLength) return false
    let isCheckable = true
    const isValid = passes(() => {
      const script = toOutputScript(parsed, caipNetworkId)
      const [form = ''] = prefix.exec(signature) ?? []
      const bytes = base64.decode(signature.slice(form.length))
      const text = new TextEncoder().encode(message)
      // A signature of 65 bytes is a BIP-137 signature, because no supported type of address has a witness of this
      // length.
      if (!form && bytes.length === 65) return verifyCompact(text, bytes, script)
      // A proof of funds can be checked only with the coins that it spends, which are not read here.
      const checked = form === 'pof' ? null : verifyWitness(text, { bytes, form }, script)
      isCheckable = checked !== null
      return checked === true
    })
    if (isCheckable) return isValid
    const longMessage = 'Bitcoin signatures by a script, as of multisig, are checked by the page.'
    throw new WalletModalError('SIWX_UNCHECKABLE', { longMessage })
  },
}
