import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { opcodes, script as scripts, Transaction } from 'bitcoinjs-lib'
import { isSameScript, scriptsOfKey } from './scriptsOfKey.ts'

const { SIGHASH_ALL, SIGHASH_DEFAULT } = Transaction
const { OP_0 = 0, OP_1 = 0, OP_RETURN = 0 } = opcodes

/** BIP-322's first transaction, which is of no chain: its one coin is locked by the address, and stands for the message. */
export function toSpend(text: Uint8Array, script: Uint8Array): Transaction {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', text)
  const transaction = new Transaction()
  transaction.version = 0
  transaction.addInput(new Uint8Array(32), 0xffffffff, 0, scripts.compile([OP_0, hash]))
  transaction.addOutput(script, 0n)
  return transaction
}

/** BIP-322's second one, which spends that coin by the witness. @throws Error for bytes that are no witness. */
function toSign(spent: Transaction, witness: Uint8Array): Transaction {
  const transaction = new Transaction()
  transaction.version = 0
  transaction.addInput(spent.getHash(), 0, 0)
  transaction.addOutput(Uint8Array.of(OP_RETURN), 0n)
  const bytes = transaction.toBuffer()
  // Version, then the mark of a transaction with witnesses; these stand before the lock time.
  return Transaction.fromBuffer(
    concatBytes(
      bytes.subarray(0, 4),
      Uint8Array.of(0, 1),
      bytes.subarray(4, -4),
      witness,
      bytes.subarray(-4),
    ),
  )
}

function isByKey(
  transaction: Transaction,
  [signed, publicKey, ...rest]: Uint8Array[],
  script: Uint8Array,
) {
  if (!signed || publicKey?.length !== 33 || rest.length > 0) return false
  const { p2pkh, p2wpkh, nested } = scriptsOfKey(publicKey)
  if (!p2pkh || ![p2wpkh, nested].some((one) => isSameScript(one, script))) return false
  const { signature, hashType } = scripts.signature.decode(signed)
  if (hashType !== SIGHASH_ALL) return false
  return secp256k1.verify(
    signature,
    transaction.hashForWitnessV0(0, p2pkh, 0n, hashType),
    publicKey,
  )
}

function isByTaprootKey(
  transaction: Transaction,
  [signed, ...rest]: Uint8Array[],
  script: Uint8Array,
) {
  if (!signed || rest.length > 0) return false
  const hashType = signed.length === 65 ? signed[64] : SIGHASH_DEFAULT
  if (signed.length > 64 && hashType !== SIGHASH_ALL) return false
  const hash = transaction.hashForWitnessV1(0, [script], [0n], hashType ?? SIGHASH_DEFAULT)
  return schnorr.verify(signed.subarray(0, 64), hash, script.subarray(2))
}

/**
 * BIP-322, simple form: a witness that would spend a coin of the address.
 *
 * @throws Error for what is no witness, or of no signature.
 */
export function verifyWitness(text: Uint8Array, bytes: Uint8Array, script: Uint8Array): boolean {
  const transaction = toSign(toSpend(text, script), bytes)
  const witness = transaction.ins[0]?.witness ?? []
  const isTaproot = script.length === 34 && script[0] === OP_1
  return isTaproot
    ? isByTaprootKey(transaction, witness, script)
    : isByKey(transaction, witness, script)
}
