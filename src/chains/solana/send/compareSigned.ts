import type { TransactionInstruction, VersionedMessage } from '@solana/web3.js'
import { feeOf, isBudget, readLookups, toInstructions } from '../messages.ts'
import { isMemo, movesNothing } from './walletInstructions.ts'

function isSame(one: TransactionInstruction, other: TransactionInstruction | undefined): boolean {
  if (!other?.programId.equals(one.programId)) return false
  const hasKeys =
    one.keys.length === other.keys.length &&
    one.keys.every(({ pubkey }, index) => other.keys[index]?.pubkey.equals(pubkey))
  const hasData =
    one.data.length === other.data.length &&
    one.data.every((byte, index) => other.data[index] === byte)
  return hasKeys && hasData
}

/** @throws Error if the message contradicts itself */
function readMessage(message: VersionedMessage) {
  const lookups = readLookups(message)
  const instructions = toInstructions(message, lookups)
  const [payer] = message.staticAccountKeys
  return {
    instructions,
    payer,
    fee: feeOf(message, instructions),
    signers: message.header.numRequiredSignatures,
    hasLookups: lookups.keys.length > 0,
  }
}

/**
 * Compares a message that a wallet has signed with the ordered one. Returns the difference for developers, null if the
 * wallet has signed the order: each ordered instruction once and in its place, paid for by the same account, with a fee
 * of `maxFee` lamports at most. A wallet may add instructions that move nothing, and may set another blockhash: without
 * an instruction of a nonce account, a transaction expires with its blockhash.
 */
export function compareSigned(
  ordered: VersionedMessage,
  signed: VersionedMessage,
  maxFee: bigint,
): string | null {
  const wanted = readMessage(ordered)
  const given = readMessage(signed)
  if (!wanted.payer || !given.payer?.equals(wanted.payer)) return 'Another account pays the fee.'
  if (given.signers !== wanted.signers) return 'Other accounts sign.'
  if (given.hasLookups) return 'Accounts are behind lookup tables.'
  const left = wanted.instructions.filter((one) => !isBudget(one))
  // A receiver may assign a payment by its memo, so an ordered memo stays the only one.
  const hasMemo = left.some(isMemo)
  for (const one of given.instructions) {
    if (isSame(one, left[0])) left.shift()
    else if (!movesNothing(one) || (hasMemo && isMemo(one)))
      return `An instruction of ${one.programId} was not ordered.`
  }
  if (left.length > 0) return `An instruction of ${left[0]?.programId} is missing.`
  if (given.fee === null) return 'The fee cannot be read.'
  return given.fee > maxFee ? `The fee is ${given.fee} lamports, not ${maxFee} at most.` : null
}
