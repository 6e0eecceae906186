import { ASSOCIATED_TOKEN_PROGRAM_ID } from '@solana/spl-token'
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  PublicKey,
  TransactionInstruction,
  type TransactionVersion,
  VersionedMessage,
  VersionedTransaction,
} from '@solana/web3.js'

/** This module is lazy, because Solana's library is larger than all other code of connecting. */

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
export const isBudget = ({ programId }: TransactionInstruction) =>
  programId.equals(ComputeBudgetProgram.programId)

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

/**
 * True if no other bytes have the same message. Version 1 (SIMD-0385) has lengths of one width only, and web3.js refuses
 * bytes after them; web3.js 1.99 reads it and does not serialize it:
 * https://github.com/solana-foundation/solana-web3.js/issues/3908
 */
const isOnlyForm = (
  read: { version: TransactionVersion; serialize(): Uint8Array },
  bytes: Uint8Array,
): boolean => read.version === 1 || isSame(read.serialize(), bytes)

/** Reads the bytes of a message. Null unless they are those that the message serializes to. */
export function toMessage(bytes: Uint8Array): VersionedMessage | null {
  if (bytes.length > maxLength) return null
  try {
    const message = VersionedMessage.deserialize(bytes)
    return isValid(message) && isOnlyForm(message, bytes) ? message : null
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
    return isValid(message) && isOnlyForm(transaction, bytes) ? message : null
  } catch {
    return null
  }
}

export interface Lookups {
  /** Random keys in place of the accounts behind lookup tables, so that they equal no other account. */
  keys: PublicKey[]
  /** Name of such an account in the transaction: the table's address, and its index there. */
  names: Map<string, string>
}

/** The runtime numbers all writable accounts of the tables before all others. */
export function readLookups({ addressTableLookups = [] }: VersionedMessage): Lookups {
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
export function toInstructions(message: VersionedMessage, { keys: hidden }: Lookups) {
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

/**
 * Returns the largest priority fee of a transaction in lamports; null if an instruction on it has an unknown form.
 * Version 1 states the fee itself, and ignores such instructions.
 */
function priorityOf(
  message: VersionedMessage,
  all: readonly TransactionInstruction[],
): bigint | null {
  if ('transactionConfig' in message) return BigInt(message.transactionConfig.priorityFee ?? 0)
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
  return (BigInt(Math.min(units, maxUnits)) * price + microLamports - 1n) / microLamports
}

/** Returns the largest fee of a transaction in lamports; null if it cannot be read. */
export function feeOf(
  message: VersionedMessage,
  all: readonly TransactionInstruction[],
): bigint | null {
  const priority = priorityOf(message, all)
  if (priority === null) return null
  const checked = all.filter(({ programId }) => verifiers.includes(programId.toBase58()))
  const signatures = checked.reduce(
    (sum, { data }) => sum + (data[0] ?? 0),
    message.header.numRequiredSignatures,
  )
  return BigInt(signatures) * signatureFee + priority
}

/** The instruction opens the associated token account of a wallet, which the program derives from wallet and mint. */
export function openedAccount({ programId, data, keys }: TransactionInstruction) {
  const isOpening = data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))
  if (!programId.equals(ASSOCIATED_TOKEN_PROGRAM_ID) || !isOpening) return null
  const [, account, owner, mint] = keys.map(({ pubkey }) => pubkey)
  return account && owner && mint ? { account, owner, mint } : null
}
