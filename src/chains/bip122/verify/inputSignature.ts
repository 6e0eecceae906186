import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { script as scripts, Transaction } from 'bitcoinjs-lib'
import { isSameScript, scriptsOfKey } from './scriptsOfKey.ts'

const { SIGHASH_ALL, SIGHASH_DEFAULT } = Transaction

/** The output that an input spends; `value` in satoshi. */
export interface SpentOutput {
  script: Uint8Array
  value: bigint
}

/**
 * The functions below require a signature over the whole transaction. With any other hash type, anyone could change a
 * part of the transaction.
 */

/**
 * True if the input is signed with the key of its P2WPKH output, plain or nested in P2SH (BIP-143).
 * @throws Error for a malformed signature
 */
export function isBySegwitKey(
  transaction: Transaction,
  index: number,
  { script, value }: SpentOutput,
): boolean {
  const [signed, publicKey, ...rest] = transaction.ins[index]?.witness ?? []
  if (!signed || publicKey?.length !== 33 || rest.length > 0) return false
  const { p2pkh, p2wpkh, nested } = scriptsOfKey(publicKey)
  if (!p2pkh || ![p2wpkh, nested].some((one) => isSameScript(one, script))) return false
  const { signature, hashType } = scripts.signature.decode(signed)
  const hash = transaction.hashForWitnessV0(index, p2pkh, value, hashType)
  return hashType === SIGHASH_ALL && secp256k1.verify(signature, hash, publicKey)
}

/**
 * True if the input is signed with the key of its P2PKH output.
 * @throws Error for a malformed signature
 */
export function isByLegacyKey(
  transaction: Transaction,
  index: number,
  { script }: SpentOutput,
): boolean {
  const [signed, publicKey, ...rest] = scripts.decompile(transaction.ins[index]?.script ?? []) ?? []
  if (!(signed instanceof Uint8Array && publicKey instanceof Uint8Array)) return false
  if (rest.length > 0 || !isSameScript(scriptsOfKey(publicKey).p2pkh, script)) return false
  const { signature, hashType } = scripts.signature.decode(signed)
  const hash = transaction.hashForSignature(index, script, hashType)
  return hashType === SIGHASH_ALL && secp256k1.verify(signature, hash, publicKey)
}

/**
 * True if the input is signed with the key in its taproot output (BIP-341). `spent` contains the outputs that the
 * transaction's inputs spend.
 */
export function isByTaprootKey(
  transaction: Transaction,
  index: number,
  spent: readonly SpentOutput[],
): boolean {
  const [signed, ...rest] = transaction.ins[index]?.witness ?? []
  const key = spent[index]?.script.subarray(2)
  if (!signed || !key || rest.length > 0) return false
  const hashType = signed.length === 65 ? signed[64] : SIGHASH_DEFAULT
  if (signed.length > 64 && hashType !== SIGHASH_ALL) return false
  const hash = transaction.hashForWitnessV1(
    index,
    spent.map(({ script }) => script),
    spent.map(({ value }) => value),
    hashType ?? SIGHASH_DEFAULT,
  )
  return schnorr.verify(signed.subarray(0, 64), hash, key)
}
