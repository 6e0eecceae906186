import { base64 } from '@scure/base'
import type { TransactionInstruction, VersionedMessage } from '@solana/web3.js'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { feeOf, isBudget, type Lookups, readLookups, toInstructions } from '../messages.ts'
import { isMemo, movesNothing } from './walletInstructions.ts'

/** Returns program, accounts and data. Accounts behind lookup tables have the name of their place there. */
function textOf({ programId, keys, data }: TransactionInstruction, { names }: Lookups): string {
  const accounts = keys.map(({ pubkey }) => names.get(pubkey.toBase58()) ?? pubkey.toBase58())
  return [programId.toBase58(), ...accounts, base64.encode(data)].join(' ')
}

/** @throws Error if the message contradicts itself */
export function readMessage(message: VersionedMessage) {
  const lookups = readLookups(message)
  const instructions = toInstructions(message, lookups)
  const [payer] = message.staticAccountKeys
  return {
    instructions,
    texts: new Map(instructions.map((one) => [one, textOf(one, lookups)])),
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
function compareSigned(
  ordered: VersionedMessage,
  signed: VersionedMessage,
  maxFee: bigint,
): string | null {
  const wanted = readMessage(ordered)
  const given = readMessage(signed)
  if (!wanted.payer || !given.payer?.equals(wanted.payer)) return 'Another account pays the fee.'
  if (given.signers !== wanted.signers) return 'Other accounts sign.'
  if (given.hasLookups && !wanted.hasLookups) return 'Accounts are behind lookup tables.'
  const left = wanted.instructions.filter((one) => !isBudget(one))
  // A receiver may assign a payment by its memo, so an ordered memo stays the only one.
  const hasMemo = left.some(isMemo)
  for (const one of given.instructions) {
    const [next] = left
    if (next && given.texts.get(one) === wanted.texts.get(next)) left.shift()
    else if (!movesNothing(one) || (hasMemo && isMemo(one)))
      return `An instruction of ${one.programId} was not ordered.`
  }
  if (left.length > 0) return `An instruction of ${left[0]?.programId} is missing.`
  if (given.fee === null) return 'The fee cannot be read.'
  return given.fee > maxFee ? `The fee is ${given.fee} lamports, not ${maxFee} at most.` : null
}

/** @throws WalletModalError SIGNED_DIFFERENTLY if the wallet has signed another message than the ordered one */
export function checkSigned(
  readOrdered: () => VersionedMessage,
  readSigned: () => VersionedMessage,
  maxFeeOf: (ordered: VersionedMessage) => bigint,
): void {
  let longMessage: string | null
  try {
    const ordered = readOrdered()
    longMessage = compareSigned(ordered, readSigned(), maxFeeOf(ordered))
  } catch {
    longMessage = 'The message contradicts itself.'
  }
  if (longMessage !== null) throw new WalletModalError('SIGNED_DIFFERENTLY', { longMessage })
}
