import { sha256 } from '@noble/hashes/sha2'
import { opcodes, script, Transaction } from 'bitcoinjs-lib'

/** The message hash of BIP-322. */
function messageHash(message: string): Uint8Array {
  const tag = sha256(new TextEncoder().encode('BIP0322-signed-message'))
  return sha256(new Uint8Array([...tag, ...tag, ...new TextEncoder().encode(message)]))
}

/**
 * The virtual transaction `to_sign` of BIP-322. It spends an output that cannot exist, so it can never be broadcast.
 */
export function toSign(message: string, output: Uint8Array): Transaction {
  const toSpend = new Transaction()
  toSpend.version = 0
  const challenge = script.compile([opcodes.OP_0, messageHash(message)])
  toSpend.addInput(new Uint8Array(32), 0xffffffff, 0, challenge)
  toSpend.addOutput(output, 0n)

  const transaction = new Transaction()
  transaction.version = 0
  transaction.addInput(toSpend.getHash(), 0, 0)
  transaction.addOutput(script.compile([opcodes.OP_RETURN]), 0n)
  return transaction
}

/** Serializes a witness with counts and lengths of one byte, since signatures and keys are short. */
export function packWitness(stack: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array([stack.length, ...stack.flatMap((item) => [item.length, ...item])])
}
