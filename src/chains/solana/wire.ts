import { base58 } from '@scure/base'

/**
 * The wire format of transactions, as far as wallets must be told more than the bytes. A count is a
 * `compact-u16`: seven bits a byte. Reading past the end throws.
 */

const signatureLength = 64
const keyLength = 32

interface Cursor {
  at: number
}

function take(bytes: Uint8Array, cursor: Cursor, length: number): Uint8Array {
  const taken = bytes.slice(cursor.at, cursor.at + length)
  if (taken.length < length) throw new RangeError('The transaction is cut short')
  cursor.at += length
  return taken
}

function takeByte(bytes: Uint8Array, cursor: Cursor): number {
  return take(bytes, cursor, 1)[0] ?? 0
}

function takeCount(bytes: Uint8Array, cursor: Cursor): number {
  let count = 0
  for (let shift = 0; ; shift += 7) {
    const byte = takeByte(bytes, cursor)
    count |= (byte & 0x7f) << shift
    if (byte < 0x80) return count
  }
}

function takeKey(bytes: Uint8Array, cursor: Cursor): string {
  return base58.encode(take(bytes, cursor, keyLength))
}

function takeList<Item>(bytes: Uint8Array, cursor: Cursor, takeItem: () => Item): Item[] {
  return Array.from({ length: takeCount(bytes, cursor) }, takeItem)
}

interface Layout {
  isLegacy: boolean
  /** Where the signatures begin, one after the other. */
  signaturesAt: number
  /** Counts of the message's header: signers, those of them that are read only, other read only accounts. */
  header: Uint8Array
  accounts: string[]
  /** What comes after the accounts. */
  rest: Cursor
}

function readLayout(transaction: Uint8Array): Layout {
  const cursor = { at: 0 }
  const count = takeCount(transaction, cursor)
  const signaturesAt = cursor.at
  take(transaction, cursor, count * signatureLength)
  // A versioned message begins with its version, and its first bit says so.
  const isLegacy = ((transaction[cursor.at] ?? 0) & 0x80) === 0
  if (!isLegacy) cursor.at += 1
  const header = take(transaction, cursor, 3)
  const accounts = takeList(transaction, cursor, () => takeKey(transaction, cursor))
  return { isLegacy, signaturesAt, header, accounts, rest: cursor }
}

/**
 * The transaction with a signer's signature in its place.
 *
 * @throws Error when `address` is none of the signers
 */
export function withSignature(
  transaction: Uint8Array,
  address: string,
  signature: Uint8Array,
): Uint8Array {
  const { accounts, header, signaturesAt } = readLayout(transaction)
  const index = accounts.indexOf(address)
  if (index < 0 || index >= (header[0] ?? 0)) throw new Error('The account has nothing to sign')
  const signed = transaction.slice()
  signed.set(signature, signaturesAt + index * signatureLength)
  return signed
}

/** A legacy transaction in the parts that older wallets put together themselves. */
export interface LegacyParts {
  feePayer: string
  recentBlockhash: string
  instructions: {
    programId: string
    /** Base58. */
    data: string
    keys: { pubkey: string; isSigner: boolean; isWritable: boolean }[]
  }[]
}

/** Null for a versioned transaction. */
export function toLegacyParts(transaction: Uint8Array): LegacyParts | null {
  const { isLegacy, header, accounts, rest } = readLayout(transaction)
  if (!isLegacy) return null
  const [signers = 0, readOnlySigners = 0, readOnlyOthers = 0] = header
  const keyAt = (index: number) => {
    const isSigner = index < signers
    const end = isSigner ? signers - readOnlySigners : accounts.length - readOnlyOthers
    return { pubkey: accounts[index] ?? '', isSigner, isWritable: index < end }
  }
  const recentBlockhash = takeKey(transaction, rest)
  const instructions = takeList(transaction, rest, () => {
    const programId = accounts[takeByte(transaction, rest)] ?? ''
    const used = takeList(transaction, rest, () => takeByte(transaction, rest))
    const data = take(transaction, rest, takeCount(transaction, rest))
    return { programId, data: base58.encode(data), keys: used.map(keyAt) }
  })
  return { feePayer: accounts[0] ?? '', recentBlockhash, instructions }
}
