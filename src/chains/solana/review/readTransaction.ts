import { base58 } from '@scure/base'
import { getAssociatedTokenAddressSync, NATIVE_MINT } from '@solana/spl-token'
import {
  PublicKey,
  SystemInstruction,
  SystemProgram,
  type TransactionInstruction,
  type VersionedMessage,
} from '@solana/web3.js'
import type { Fact, Statement, StatementValue } from '../../../types/review.ts'
import {
  feeOf,
  isBudget,
  type Lookups,
  openedAccount,
  readLookups,
  toInstructions,
} from '../messages.ts'
import type { Accounts } from './instructionValues.ts'
import { readInstruction } from './readInstruction.ts'

/** Lamports above which a fee is risky: about a hundred times the usual priority fee, all of it for the validator. */
const highFee = 50_000_000n

/** A transaction in words. */
export interface ReadTransaction {
  statements: Statement[]
  warnings: Statement[]
  facts: Fact[]
  /** The largest fee in lamports; null if it cannot be read. */
  fee: bigint | null
  isRisky: boolean
}

interface Context {
  message: VersionedMessage
  instructions: readonly TransactionInstruction[]
  accounts: Accounts
}

/** Receivers of SOL that an own account sends, apart from own accounts and their accounts of wrapped SOL. */
function receiversOf({ instructions, accounts }: Context, owners: readonly PublicKey[]): string[] {
  const wrapped = owners.map((owner) => getAssociatedTokenAddressSync(NATIVE_MINT, owner, true))
  const receivers: string[] = []
  for (const one of instructions) {
    if (!one.programId.equals(SystemProgram.programId)) continue
    try {
      const { fromPubkey, toPubkey } = SystemInstruction.decodeTransfer(one)
      const owner = accounts.ownerOf(toPubkey) ?? toPubkey
      const isOwn = accounts.isOwn(owner) || wrapped.some((account) => account.equals(toPubkey))
      if (accounts.isOwn(fromPubkey) && !isOwn) receivers.push(toPubkey.toBase58())
    } catch {}
  }
  return receivers
}

/**
 * Returns a test for instructions that cannot be read: true if the instruction carries value. It does if its program may
 * write an account to which the transaction sends SOL, or the signer's own account although another pays the fee. The
 * own account that pays the fee is writable to all programs, also where they have no use for it.
 */
function carriesValue(context: Context, owners: readonly PublicKey[]) {
  const { message, accounts } = context
  const receivers = new Set(receiversOf(context, owners))
  const [payer] = message.staticAccountKeys
  const isPayer = payer !== undefined && accounts.isOwn(payer)
  return ({ keys }: TransactionInstruction) =>
    keys.some(
      ({ pubkey, isSigner, isWritable }) =>
        isWritable &&
        (receivers.has(pubkey.toBase58()) || (isSigner && !isPayer && accounts.isOwn(pubkey))),
    )
}

function describeAccounts(
  { names }: Lookups,
  instructions: readonly TransactionInstruction[],
  owners: readonly PublicKey[],
): Accounts {
  const opened = instructions.flatMap((one) => openedAccount(one) ?? [])
  const isKnown = (key: PublicKey) => !names.has(key.toBase58())
  const nameOf = (key: PublicKey) => names.get(key.toBase58()) ?? key.toBase58()
  return {
    isKnown,
    isOwn: (key) => owners.some((owner) => owner.equals(key)),
    toValue: (key): StatementValue =>
      isKnown(key)
        ? { kind: 'address', address: key.toBase58() }
        : { kind: 'text', text: nameOf(key) },
    unitOf: (key) => ({ token: nameOf(key) }),
    ownerOf: (key) =>
      opened.find(({ account, owner }) => account.equals(key) && isKnown(owner))?.owner,
  }
}

/**
 * Puts a transaction's message into words. `addresses` are the connected accounts.
 * @throws Error if the message contradicts itself
 */
export function readTransaction(
  message: VersionedMessage,
  addresses: readonly string[],
): ReadTransaction {
  const owners = addresses.map((address) => new PublicKey(base58.decode(address)))
  const lookups = readLookups(message)
  const instructions = toInstructions(message, lookups)
  const accounts = describeAccounts(lookups, instructions, owners)
  const context = { message, instructions, accounts }
  const hasValue = carriesValue(context, owners)
  const read = instructions
    .filter((one) => !isBudget(one))
    .map((one) => {
      const words = readInstruction(one, accounts)
      return { ...words, isRisky: words.isRisky || (!words.isRead && hasValue(one)) }
    })
  const signers = message.staticAccountKeys.slice(0, message.header.numRequiredSignatures)
  const fee = feeOf(message, instructions)
  const warnings: Statement[] = []
  if (!signers.some(accounts.isOwn)) {
    warnings.push({ text: 'review.solana.notSigner', isGrave: true })
  }
  if (fee === null || fee > highFee) {
    warnings.push({
      text: fee === null ? 'review.solana.feeUnread' : 'review.solana.feeHigh',
      isGrave: true,
    })
  }
  const [payer] = message.staticAccountKeys
  const facts: Fact[] = []
  if (fee !== null) {
    facts.push({
      name: 'review.solana.fee',
      value: { kind: 'amount', amount: fee, unit: 'native' },
    })
  }
  if (payer && !accounts.isOwn(payer)) {
    facts.push({ name: 'review.solana.payer', value: accounts.toValue(payer) })
  }
  if (lookups.keys.length > 0) {
    const value = { kind: 'number', value: BigInt(lookups.keys.length) } as const
    facts.push({ name: 'review.solana.lookups', value })
  }
  return {
    statements: read.map(({ statement }) => statement),
    warnings,
    facts,
    fee,
    isRisky: warnings.length > 0 || read.some(({ isRisky }) => isRisky),
  }
}
