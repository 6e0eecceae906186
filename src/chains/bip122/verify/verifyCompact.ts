import { secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { crypto } from 'bitcoinjs-lib'
import { isSameScript, scriptsOfKey } from './scriptsOfKey.ts'

/** Bitcoin's compact size. @throws Error above 65,535 */
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
 * BIP-137: the header byte selects one of four keys, by address kind; many wallets use the group of compressed keys for
 * segwit, too.
 * @throws Error if no key can be recovered.
 */
export function verifyCompact(text: Uint8Array, bytes: Uint8Array, script: Uint8Array): boolean {
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
