import { base58 } from '@scure/base'
import { PublicKey, type TransactionInstruction, type VersionedMessage } from '@solana/web3.js'
import type { Doubt, Fact, Statement, StatementValue } from '../../../types/review.ts'
import {
  feeOf,
  isBudget,
  type Lookups,
  openedAccount,
  readLookups,
  toInstructions,
} from '../messages.ts'
import type { Accounts } from './instructionValues.ts'
import { countCreated, findOwnAccounts, isTokenAccount } from './ownAccounts.ts'
import { readInstruction } from './readInstruction.ts'
import { mayWrite } from './unreadCalls.ts'

/** A transaction in words. */
export interface ReadTransaction {
  statements: Statement[]
  warnings: Statement[]
  facts: Fact[]
  /** The largest fee in lamports; null if it cannot be read. */
  fee: bigint | null
  isRisky: boolean
  doubts: Doubt[]
}

function describeAccounts(
  { names }: Lookups,
  instructions: readonly TransactionInstruction[],
  owners: readonly PublicKey[],
): Accounts {
  const owned = findOwnAccounts(instructions, owners)
  const opened = instructions.flatMap((one) => openedAccount(one) ?? [])
  const isKnown = (key: PublicKey) => !names.has(key.toBase58())
  const nameOf = (key: PublicKey) => names.get(key.toBase58()) ?? key.toBase58()
  return {
    isKnown,
    isOwn: (key) => owners.some((owner) => owner.equals(key)),
    created: countCreated(instructions),
    isOwned: (key, mint) =>
      owned.has(key.toBase58()) ||
      (mint !== undefined && owners.some((owner) => isTokenAccount(key, mint, owner))),
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
  const [payer] = message.staticAccountKeys
  const given = instructions
    .filter((one) => !isBudget(one))
    .map((instruction) => ({ instruction, ...readInstruction(instruction, accounts) }))
  const receivers = given.flatMap(({ receiver }) => receiver ?? [])
  const read = given.map(({ instruction, isRead, isRisky, statement }) => ({
    statement,
    isRisky: isRisky || (!isRead && mayWrite(instruction, { payer, receivers, accounts })),
  }))
  const signers = message.staticAccountKeys.slice(0, message.header.numRequiredSignatures)
  const fee = feeOf(message, instructions)
  const warnings: Statement[] = []
  if (!signers.some(accounts.isOwn)) {
    warnings.push({ text: 'review.solana.notSigner', isGrave: true })
  }
  const statements = read.map(({ statement }) => statement)
  const facts: Fact[] = []
  if (payer && !accounts.isOwn(payer)) {
    facts.push({ name: 'review.solana.payer', value: accounts.toValue(payer) })
  }
  if (lookups.keys.length > 0) {
    const value = { kind: 'number', value: BigInt(lookups.keys.length) } as const
    facts.push({ name: 'review.solana.lookups', value })
  }
  return {
    statements,
    warnings,
    facts,
    fee,
    isRisky: warnings.length > 0 || read.some(({ isRisky }) => isRisky),
    doubts: given.flatMap(({ doubts }) => doubts),
  }
}
