import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils'
import { verify as verifySr25519 } from '@scure/sr25519'
import type { Verifier } from '../../../types/verifier.ts'
import { passes } from '../../../utils/passes.ts'
import { decodeSs58 } from '../ss58.ts'

type Check = (signature: Uint8Array, text: Uint8Array, accountId: Uint8Array) => boolean

const hash = (data: Uint8Array) => blake2b(data, { dkLen: 32 })

/** Verifies strictly by RFC 8032. ZIP-215 would accept signatures of small-order keys, which have no owner. */
const ed: Check = (signature, text, publicKey) =>
  ed25519.verify(signature, text, publicKey, { zip215: false })

const sr: Check = (signature, text, publicKey) => verifySr25519(text, signature, publicKey)

/** Verifies ECDSA. The account id is the hash of the public key, and the public key is recovered from the signature. */
const ecdsa: Check = (signature, text, accountId) => {
  const publicKey = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
    .addRecoveryBit(signature[64] ?? 0)
    .recoverPublicKey(hash(text))
    .toRawBytes(true)
  return hash(publicKey).every((byte, index) => byte === accountId[index])
}

/** Signature schemes by the prefix byte of Substrate's `MultiSignature`. */
const kinds = [
  { check: ed, length: 64 },
  { check: sr, length: 64 },
  { check: ecdsa, length: 65 },
]

/**
 * Returns the possible interpretations of a signature. Vultisig adds the scheme's prefix byte to signatures of texts
 * (https://github.com/vultisig/vultisig-windows/pull/3758, April 2026), so 65 bytes have two interpretations.
 */
function readSignature(bytes: Uint8Array): { check: Check; signature: Uint8Array }[] {
  const named = kinds[bytes[0] ?? -1]
  const isNamed = named && bytes.length === named.length + 1
  return [
    ...(isNamed ? [{ check: named.check, signature: bytes.subarray(1) }] : []),
    ...kinds
      .filter(({ length }) => length === bytes.length)
      .map(({ check }) => ({ check, signature: bytes })),
  ]
}

/** Maximum characters of a signature: 66 bytes in hexadecimal, with `0x`. */
const maxSignatureLength = 134

/**
 * A text between `<Bytes>` and `</Bytes>` cannot be a transaction. The extension of Polkadot{.js} has added both
 * since June 2021 (https://github.com/polkadot-js/extension/pull/743). Vultisig signs the bytes as given
 * (https://github.com/vultisig/vultisig-windows/pull/3758, April 2026). No specification has the form, so both stay.
 */
const wrapped = (message: string) => `<Bytes>${message}</Bytes>`

/** True if the account's key has signed one of the texts. */
export function isSignedBy(address: string, hex: string, texts: readonly Uint8Array[]): boolean {
  const accountId = decodeSs58(address)?.accountId
  // The zero key would accept forged signatures.
  if (!accountId?.some((byte) => byte !== 0)) return false
  if (hex.length > maxSignatureLength || !/^0x(?:[\da-f]{2})+$/i.test(hex)) return false
  const read = readSignature(hexToBytes(hex.slice(2)))
  return texts.some((text) =>
    read.some(({ check, signature }) => passes(() => check(signature, text, accountId))),
  )
}

export const polkadotVerifier: Verifier = {
  async verify({ message, signature, address }) {
    const texts = [wrapped(message), message].map((text) => new TextEncoder().encode(text))
    return isSignedBy(address, signature, texts)
  },
}
