import { schnorr } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { crypto, opcodes, payments, script as scripts, Transaction } from 'bitcoinjs-lib'
import { isBySegwitKey, isByTaprootKey } from './inputSignature.ts'
import { isSameScript } from './scriptsOfKey.ts'

const { OP_0 = 0, OP_1 = 0, OP_RETURN = 0 } = opcodes

/** Builds BIP-322's `to_spend`. This transaction commits to the message, and the address locks its only output. */
export function toSpend(text: Uint8Array, script: Uint8Array): Transaction {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', text)
  const transaction = new Transaction()
  transaction.version = 0
  transaction.addInput(new Uint8Array(32), 0xffffffff, 0, scripts.compile([OP_0, hash]))
  transaction.addOutput(script, 0n)
  return transaction
}

/**
 * Builds BIP-322's `to_sign`, which spends `to_spend` with the witness.
 * @throws Error if the bytes are not a witness
 */
function toSign(spent: Transaction, witness: Uint8Array): Transaction {
  const transaction = new Transaction()
  transaction.version = 0
  transaction.addInput(spent.getHash(), 0, 0)
  transaction.addOutput(Uint8Array.of(OP_RETURN), 0n)
  const bytes = transaction.toBuffer()
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

/** True if the output commits to the revealed script: P2WSH (BIP-141), plain or nested in P2SH. */
function isOfScript(revealed: Uint8Array | undefined, script: Uint8Array): boolean {
  if (!revealed) return false
  const { output } = payments.p2wsh({ hash: crypto.sha256(revealed) })
  const nested = output && payments.p2sh({ redeem: { output } }).output
  return isSameScript(output, script) || isSameScript(nested, script)
}

/** Leaf version of tapscript (BIP-342); the lowest bit is the key's parity. */
const tapscript = 0xc0

/** True for a control block with a path of 32-byte hashes, the last witness item of a script-path spend (BIP-341). */
const isControlBlock = ([first = 0, ...rest]: Uint8Array) =>
  (first & 0xfe) === tapscript && rest.length >= 32 && rest.length % 32 === 0

/** True for BIP-322's full form: a whole `to_sign` transaction that spends `to_spend`. */
function isFullForm(bytes: Uint8Array, spent: Transaction): boolean {
  try {
    const [first] = Transaction.fromBuffer(bytes).ins
    return isSameScript(first?.hash, spent.getHash())
  } catch {
    return false
  }
}

/**
 * Verifies BIP-322's simple form. Null for the full form and for addresses of scripts, because these need a script
 * interpreter.
 * @throws Error if the bytes are not a witness, or if the signature is malformed
 */
export function verifyWitness(
  text: Uint8Array,
  bytes: Uint8Array,
  script: Uint8Array,
): boolean | null {
  const spent = toSpend(text, script)
  if (isFullForm(bytes, spent)) return null
  const transaction = toSign(spent, bytes)
  const witness = transaction.ins[0]?.witness ?? []
  const isTaproot = script.length === 34 && script[0] === OP_1
  if (isTaproot) {
    const last = witness.at(-1)
    if (last && witness.length > 1 && isControlBlock(last)) return null
    return isByTaprootKey(transaction, 0, [{ script, value: 0n }])
  }
  if (isOfScript(witness.at(-1), script)) return null
  return isBySegwitKey(transaction, 0, { script, value: 0n })
}
