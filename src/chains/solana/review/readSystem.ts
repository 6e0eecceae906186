import { type PublicKey, SystemInstruction, type TransactionInstruction } from '@solana/web3.js'
import { toWords, type Words } from '../../words.ts'
import { type Accounts, lamports, requireLength } from './instructionValues.ts'

/** Bytes of a text in the encoding of the program: the length in 8 bytes, then UTF-8. */
const textLength = (text: string) => 8 + new TextEncoder().encode(text).length

interface Payment {
  from: PublicKey
  to: PublicKey
  amount: number | bigint
}

/** A transfer whose receiver is behind a lookup table is risky, because the transaction does not have its address. */
function pay({ from, to, amount }: Payment, accounts: Accounts): Words {
  const { isOwn, isKnown, toValue } = accounts
  const value = lamports(amount)
  const isRisky = !isKnown(to)
  if (isOwn(from)) return toWords('review.pay', { value, to: toValue(to) }, { isRisky })
  const values = { amount: value, owner: toValue(from), receiver: toValue(to) }
  return toWords('review.move', values, { isRisky })
}

/** Puts an instruction of the System program into words. @throws Error if its data have another form */
export function readSystem(instruction: TransactionInstruction, accounts: Accounts): Words {
  const { data } = instruction
  const { isOwn, toValue } = accounts
  const create = (account: PublicKey, amount: number, program: PublicKey) =>
    toWords('review.solana.create', {
      account: toValue(account),
      value: lamports(amount),
      program: toValue(program),
    })
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
      return pay({ from: given.fromPubkey, to: given.toPubkey, amount: given.lamports }, accounts)
    }
    case 'Create': {
      requireLength(data, 52)
      const given = SystemInstruction.decodeCreateAccount(instruction)
      return create(given.newAccountPubkey, given.lamports, given.programId)
    }
    case 'CreateWithSeed': {
      const given = SystemInstruction.decodeCreateWithSeed(instruction)
      requireLength(data, 4 + 32 + textLength(given.seed) + 8 + 8 + 32)
      return create(given.newAccountPubkey, given.lamports, given.programId)
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
      return toWords('review.solana.nonce.advance', {}, { isGrave: true })
    case 'WithdrawNonceAccount': {
      requireLength(data, 12)
      const given = SystemInstruction.decodeNonceWithdraw(instruction)
      return pay({ from: given.noncePubkey, to: given.toPubkey, amount: given.lamports }, accounts)
    }
    case 'AuthorizeNonceAccount': {
      requireLength(data, 36)
      const given = SystemInstruction.decodeNonceAuthorize(instruction)
      const values = {
        account: toValue(given.noncePubkey),
        owner: toValue(given.newAuthorizedPubkey),
      }
      return toWords('review.solana.control', values, { isRisky: true })
    }
    default:
      throw new Error('unknown instruction of the System program')
  }
}
