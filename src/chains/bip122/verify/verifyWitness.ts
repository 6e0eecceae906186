import { schnorr } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { crypto, opcodes, payments, script as scripts, Transaction } from 'bitcoinjs-lib'
import { isByLegacyKey, isBySegwitKey, isByTaprootKey } from './inputSignature.ts'
import { isSameScript } from './scriptsOfKey.ts'

const { OP_0 = 0, OP_1 = 0, OP_DUP = 0, OP_HASH160 = 0, OP_RETURN = 0 } = opcodes

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

/** Reads BIP-322's full form: a whole `to_sign` transaction that spends `to_spend`. Null for other bytes. */
function readFullForm(bytes: Uint8Array, spent: Transaction): Transaction | null {
  try {
    const transaction = Transaction.fromBuffer(bytes)
    return isSameScript(transaction.ins[0]?.hash, spent.getHash()) ? transaction : null
  } catch {
    return null
  }
}

/** Lock times from here on are seconds since 1970, those below are block heights (BIP-65). */
const firstTimestamp = 500_000_000
/** A block of 2025-06-06. A lock up to this height has ended. */
const knownHeight = 900_000

const hasEnded = (lock: number) =>
  lock < firstTimestamp ? lock <= knownHeight : lock * 1000 <= Date.now()

/**
 * True if a `to_sign` has the members that BIP-322 requires of the full form. Null if its validity depends on what is not
 * known here: coins of more inputs (proof of funds), a later version, or a lock that may not have ended.
 */
function isToSign({ version, ins, outs, locktime }: Transaction): boolean | null {
  const [output, ...others] = outs
  const isEmpty = output?.value === 0n && isSameScript(output.script, Uint8Array.of(OP_RETURN))
  if (!isEmpty || others.length > 0 || ins[0]?.index !== 0) return false
  const isKnown = version === 0 || version === 2
  return isKnown && ins.length === 1 && hasEnded(locktime) ? true : null
}

const isP2sh = (script: Uint8Array) => script.length === 23 && script[0] === OP_HASH160
const isP2pkh = (script: Uint8Array) => script.length === 25 && script[0] === OP_DUP

/**
 * Verifies BIP-322's full form by the rules of the simple form, and by those of the input's script. Null for addresses of
 * scripts.
 * @throws Error if the signature is malformed
 */
function verifyFullForm(transaction: Transaction, script: Uint8Array): boolean | null {
  const isRight = isToSign(transaction)
  if (isRight !== true) return isRight
  const { script: unlocking = new Uint8Array(), witness = [] } = transaction.ins[0] ?? {}
  if (isP2pkh(script))
    return witness.length === 0 && isByLegacyKey(transaction, 0, { script, value: 0n })
  if (isP2sh(script)) {
    if (witness.length === 0) return null
    const [redeem, ...rest] = scripts.decompile(unlocking) ?? []
    const output = redeem instanceof Uint8Array ? redeem : undefined
    const isOwn = output && isSameScript(payments.p2sh({ redeem: { output } }).output, script)
    if (!isOwn || rest.length > 0) return false
  } else if (unlocking.length > 0) return false
  return verifyInput(transaction, script)
}

/**
 * Verifies BIP-322's forms of version 2.0.0, simple (`smp`) and full (`ful`); without a prefix, as before that version, the
 * bytes decide. Null for addresses of scripts, because these need a script interpreter.
 * @throws Error if the bytes are not a witness, or if the signature is malformed
 */
export function verifyWitness(
  text: Uint8Array,
  { bytes, form }: { bytes: Uint8Array; form: string },
  script: Uint8Array,
): boolean | null {
  const spent = toSpend(text, script)
  const full = form === 'smp' ? null : readFullForm(bytes, spent)
  if (full) return verifyFullForm(full, script)
  return form !== 'ful' && verifyInput(toSign(spent, bytes), script)
}

function verifyInput(transaction: Transaction, script: Uint8Array): boolean | null {
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
