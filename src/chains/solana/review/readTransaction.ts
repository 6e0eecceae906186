import { base58 } from '@scure/base'
import { getAssociatedTokenAddressSync, NATIVE_MINT } from '@solana/spl-token'
import {
  ComputeBudgetInstruction,
  PublicKey,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  VersionedMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { Fact, Statement, StatementValue } from '../../../types/review.ts'
import type { Accounts } from './instructionValues.ts'
import { isBudget, openedAccount, readInstruction } from './readInstruction.ts'

/** Maximum bytes of a transaction. Nodes accept 1,232 bytes, and 4,096 of version 1. */
const maxLength = 4_096
/** Lamports for each signature of a transaction. */
const signatureFee = 5_000n
/** Programs that verify signatures. The first byte of their data is the number of signatures, each of which has the same fee. */
const verifiers = [
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
]
/** Units of compute that an instruction may use unless the transaction sets a limit, and of a whole transaction. */
const unitsOfInstruction = 200_000
const maxUnits = 1_400_000
const microLamports = 1_000_000n
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

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Nodes refuse a message whose header does not fit its accounts. */
function isValid({ header, staticAccountKeys }: VersionedMessage): boolean {
  const { numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts } = header
  return (
    numReadonlySignedAccounts < numRequiredSignatures &&
    numRequiredSignatures + numReadonlyUnsignedAccounts <= staticAccountKeys.length
  )
}

/** Reads the bytes of a message. Null unless they are those that the message serializes to. */
export function toMessage(bytes: Uint8Array): VersionedMessage | null {
  if (bytes.length > maxLength) return null
  try {
    const message = VersionedMessage.deserialize(bytes)
    return isValid(message) && isSame(message.serialize(), bytes) ? message : null
  } catch {
    return null
  }
}

/** Reads the message of a transaction in the wire format; null if the bytes are none, or have more at the end. */
export function messageOf(bytes: Uint8Array): VersionedMessage | null {
  if (bytes.length > maxLength) return null
  try {
    const transaction = VersionedTransaction.deserialize(bytes)
    const { message } = transaction
    return isValid(message) && isSame(transaction.serialize(), bytes) ? message : null
  } catch {
    return null
  }
}

interface Lookups {
  /** Random keys in place of the accounts behind lookup tables, so that they equal no other account. */
  keys: PublicKey[]
  /** Name of such an account in the transaction: the table's address, and its index there. */
  names: Map<string, string>
}

/** The runtime numbers all writable accounts of the tables before all others. */
function readLookups({ addressTableLookups = [] }: VersionedMessage): Lookups {
  const namesOf = (kind: 'writableIndexes' | 'readonlyIndexes') =>
    addressTableLookups.flatMap(({ accountKey, [kind]: indexes }) =>
      indexes.map((index) => `${accountKey.toBase58()}#${index}`),
    )
  const names = [...namesOf('writableIndexes'), ...namesOf('readonlyIndexes')]
  const keys = names.map(() => new PublicKey(crypto.getRandomValues(new Uint8Array(32))))
  return {
    keys,
    names: new Map(names.map((name, index) => [keys[index]?.toBase58() ?? '', name])),
  }
}

/** @throws Error if an instruction names a program or account that the message does not have */
function toInstructions(message: VersionedMessage, { keys: hidden }: Lookups) {
  const { staticAccountKeys, compiledInstructions } = message
  const all = [...staticAccountKeys, ...hidden]
  const keyAt = (index: number, among: readonly PublicKey[]) => {
    const found = among[index]
    if (!found) throw new Error(`no account ${index}`)
    return found
  }
  return compiledInstructions.map(
    ({ programIdIndex, accountKeyIndexes, data }) =>
      new TransactionInstruction({
        programId: keyAt(programIdIndex, staticAccountKeys),
        keys: [...accountKeyIndexes].map((index) => ({
          pubkey: keyAt(index, all),
          isSigner: message.isAccountSigner(index),
          isWritable: message.isAccountWritable(index),
        })),
        // The library takes any bytes, although its type asks for Node's Buffer.
        data: Uint8Array.from(data) as Buffer,
      }),
  )
}

/** Returns the largest fee of a transaction in lamports; null if an instruction on it has an unknown form. */
function feeOf(message: VersionedMessage, all: readonly TransactionInstruction[]): bigint | null {
  const budget = all.filter(isBudget)
  let units = Math.min((all.length - budget.length) * unitsOfInstruction, maxUnits)
  let price = 0n
  try {
    for (const one of budget) {
      // Types 1 and 4 limit memory. The library does not know type 4, nor does the runtime still take type 0.
      const [type] = one.data
      if (type === 1 || type === 4) continue
      if (type === 2) units = ComputeBudgetInstruction.decodeSetComputeUnitLimit(one).units
      else price = BigInt(ComputeBudgetInstruction.decodeSetComputeUnitPrice(one).microLamports)
    }
  } catch {
    return null
  }
  const own = 'transactionConfig' in message ? message.transactionConfig.priorityFee : null
  const priority = (BigInt(Math.min(units, maxUnits)) * price + microLamports - 1n) / microLamports
  const checked = all.filter(({ programId }) => verifiers.includes(programId.toBase58()))
  const signatures = checked.reduce(
    (sum, { data }) => sum + (data[0] ?? 0),
    message.header.numRequiredSignatures,
  )
  return BigInt(signatures) * signatureFee + priority + BigInt(own ?? 0)
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
