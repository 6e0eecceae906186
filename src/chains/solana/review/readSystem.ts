import { type PublicKey, SystemInstruction, type TransactionInstruction } from '@solana/web3.js'
import type { Statement } from '../../../types/review.ts'
import { toWords } from '../../words.ts'
import { rentOf } from '../send/rent.ts'
import { type Accounts, type Effect, lamports, requireLength } from './instructionValues.ts'
import { pay, withdraw } from './pay.ts'

/** Bytes of a text in the encoding of the program: the length in 8 bytes, then UTF-8. */
const textLength = (text: string) => 8 + new TextEncoder().encode(text).length

/**
 * Lamports up to which a new account of another owner counts as paid for and not as a payment: it may hold its rent, with
 * that of a record which is added to it later, such as the metadata of a token. All new accounts share a maximum.
 */
function depositOf(space: number, { created }: Accounts): bigint {
  const [rent, most] = [rentOf(space + recordLength), maxDeposits / BigInt(created)]
  return rent < most ? rent : most
}
const recordLength = 1_024
const maxDeposits = 50_000_000n

interface NewAccount {
  from: PublicKey
  account: PublicKey
  amount: number
  space: number
  program: PublicKey
}

/** A new account that holds more than its rent is a payment, unless the transaction sets it up for the user. */
function create({ from, account, amount, space, program }: NewAccount, accounts: Accounts): Effect {
  const { isOwn, isOwned, toValue } = accounts
  const value = lamports(amount)
  const named = { program: toValue(program) }
  if (!isOwn(from) || isOwned(account) || BigInt(amount) <= depositOf(space, accounts))
    return toWords('review.solana.create', { account: toValue(account), value, ...named })
  const notes: Statement[] = [{ text: 'review.solana.program', values: named }]
  const words = toWords('review.pay', { value, to: toValue(account) }, { isRisky: true, notes })
  return { ...words, receiver: account }
}

/** Puts an instruction of the System program into words. @throws Error if its data have another form */
export function readSystem(instruction: TransactionInstruction, accounts: Accounts): Effect {
  const { data } = instruction
  const { isOwn, toValue } = accounts
  const assign = (account: PublicKey, program: PublicKey) =>
    toWords(
      isOwn(account) ? 'review.solana.assign.own' : 'review.solana.assign',
      { account: toValue(account), program: toValue(program) },
      { isRisky: true },
    )
  // The System program moves no SOL out of an account with data, so the user could not use an own account any more.
  const allocate = (account: PublicKey) =>
    toWords('review.solana.allocate', { account: toValue(account) }, { isRisky: isOwn(account) })

  switch (SystemInstruction.decodeInstructionType(instruction)) {
    case 'Transfer': {
      requireLength(data, 12)
      const given = SystemInstruction.decodeTransfer(instruction)
      return pay({ from: given.fromPubkey, to: given.toPubkey, amount: given.lamports }, accounts)
    }
    case 'TransferWithSeed': {
      const given = SystemInstruction.decodeTransferWithSeed(instruction)
      requireLength(data, 4 + 8 + textLength(given.seed) + 32)
      const payment = {
        from: given.fromPubkey,
        authority: given.basePubkey,
        to: given.toPubkey,
        amount: given.lamports,
      }
      return withdraw(payment, accounts)
    }
    case 'Create': {
      requireLength(data, 52)
      const given = SystemInstruction.decodeCreateAccount(instruction)
      const { fromPubkey: from, newAccountPubkey: account, lamports: amount } = given
      return create({ ...given, from, account, amount, program: given.programId }, accounts)
    }
    case 'CreateWithSeed': {
      const given = SystemInstruction.decodeCreateWithSeed(instruction)
      requireLength(data, 4 + 32 + textLength(given.seed) + 8 + 8 + 32)
      const { fromPubkey: from, newAccountPubkey: account, lamports: amount } = given
      return create({ ...given, from, account, amount, program: given.programId }, accounts)
    }
    case 'Assign': {
      requireLength(data, 36)
      const given = SystemInstruction.decodeAssign(instruction)
      return assign(given.accountPubkey, given.programId)
    }
    case 'AssignWithSeed': {
      const given = SystemInstruction.decodeAssignWithSeed(instruction)
      requireLength(data, 4 + 32 + textLength(given.seed) + 32)
      return assign(given.accountPubkey, given.programId)
    }
    case 'Allocate':
      requireLength(data, 12)
      return allocate(SystemInstruction.decodeAllocate(instruction).accountPubkey)
    case 'AllocateWithSeed': {
      // This instruction also assigns the account to a program.
      const given = SystemInstruction.decodeAllocateWithSeed(instruction)
      requireLength(data, 4 + 32 + textLength(given.seed) + 8 + 32)
      return assign(given.accountPubkey, given.programId)
    }
    case 'InitializeNonceAccount': {
      requireLength(data, 36)
      const given = SystemInstruction.decodeNonceInitialize(instruction)
      const values = {
        account: toValue(given.noncePubkey),
        owner: toValue(given.authorizedPubkey),
      }
      return toWords('review.solana.nonce.create', values)
    }
    case 'AdvanceNonceAccount':
      requireLength(data, 4)
      SystemInstruction.decodeNonceAdvance(instruction)
      return toWords('review.noExpiry', {}, { isGrave: true, isRisky: true })
    case 'WithdrawNonceAccount': {
      requireLength(data, 12)
      const given = SystemInstruction.decodeNonceWithdraw(instruction)
      const payment = {
        from: given.noncePubkey,
        authority: given.authorizedPubkey,
        to: given.toPubkey,
        amount: given.lamports,
      }
      return withdraw(payment, accounts)
    }
    case 'AuthorizeNonceAccount': {
      requireLength(data, 36)
      const given = SystemInstruction.decodeNonceAuthorize(instruction)
      const values = {
        account: toValue(given.noncePubkey),
        owner: toValue(given.newAuthorizedPubkey),
      }
      const isRisky = !isOwn(given.newAuthorizedPubkey)
      return toWords('review.solana.control', values, { isRisky })
    }
    default:
      throw new Error('unknown instruction of the System program')
  }
}
