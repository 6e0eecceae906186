import { concatBytes } from '@noble/hashes/utils'
import { opcodes } from 'bitcoinjs-lib'

const {
  OP_1 = 0,
  OP_CHECKSIG = 0,
  OP_DUP = 0,
  OP_EQUAL = 0,
  OP_EQUALVERIFY = 0,
  OP_HASH160 = 0,
} = opcodes

/** Joins opcodes, and data of at most 75 bytes, before each of which its length is pushed. */
const join = (...parts: readonly (number | Uint8Array)[]): Uint8Array =>
  concatBytes(
    ...parts.map((part) =>
      typeof part === 'number' ? Uint8Array.of(part) : Uint8Array.of(part.length, ...part),
    ),
  )

export const keyHashScript = (hash: Uint8Array): Uint8Array =>
  join(OP_DUP, OP_HASH160, hash, OP_EQUALVERIFY, OP_CHECKSIG)

/** P2SH of the hash of a redeem script. */
export const scriptHashScript = (hash: Uint8Array): Uint8Array => join(OP_HASH160, hash, OP_EQUAL)

/**
 * Script of a segwit output (BIP-141). Of version 0, which is the default, it is P2WPKH for a hash of 20 bytes and P2WSH
 * for one of 32 bytes; version 1 is taproot.
 */
export const witnessScript = (program: Uint8Array, version = 0): Uint8Array =>
  join(version === 0 ? 0 : OP_1 + version - 1, program)
