import { base58 } from '@scure/base'

/** A decoded Solana transaction, as far as signing and describing it need. */
export interface WireTransaction {
  /** One signature for each signer. It consists of zeros until the signer has signed. */
  signatures: Uint8Array[]
  message: Uint8Array
  /** True for version 1 (SIMD-0385), whose signatures follow the message. */
  signsAfter: boolean
  /** Base58, signers first. The first signer pays the fee. */
  accounts: string[]
  instructions: { program: string; accounts: number[]; data: Uint8Array }[]
}

const SIGNATURE_LENGTH = 64
const KEY_LENGTH = 32
const BLOCKHASH_LENGTH = 32
/** First byte of a transaction of version 1. Older transactions begin with the number of their signatures. */
const VERSION_1 = 0x81

/** Reads bytes in sequence. @throws RangeError past the end. */
class Reader {
  #at = 0

  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    if (this.#at + length > this.bytes.length) throw new RangeError('The transaction is cut short.')
    this.#at += length
    return this.bytes.slice(this.#at - length, this.#at)
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  /** Solana's `compact-u16`: seven bits in each byte. */
  count(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }

  /** Reads an unsigned integer of two or four bytes, little-endian. */
  number(length: 2 | 4): number {
    return this.take(length).reduceRight((value, byte) => value * 256 + byte, 0)
  }

  get at(): number {
    return this.#at
  }

  rest(): Uint8Array {
    return this.bytes.slice(this.#at)
  }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

export function readTransaction(bytes: Uint8Array): WireTransaction {
  if (bytes[0] === VERSION_1) return readVersion1(bytes)
  const reader = new Reader(bytes)
  const signatures = times(reader.count(), () => reader.take(SIGNATURE_LENGTH))
  const message = reader.rest()
  return { signatures, message, signsAfter: false, ...readMessage(message) }
}

/** https://github.com/solana-foundation/solana-improvement-documents/blob/main/proposals/0385-transaction-v1.md */
function readVersion1(bytes: Uint8Array): WireTransaction {
  const reader = new Reader(bytes)
  reader.byte()
  const [signers = 0] = reader.take(3)
  const settings = reader.number(4)
  reader.take(BLOCKHASH_LENGTH)
  const [instructionCount, accountCount] = [reader.byte(), reader.byte()]
  const accounts = times(accountCount, () => base58.encode(reader.take(KEY_LENGTH)))
  // Each bit stands for four bytes of the settings' values.
  for (let bits = settings; bits !== 0; bits >>>= 1) if (bits & 1) reader.take(4)
  const headers = times(instructionCount, () => ({
    program: accounts[reader.byte()] ?? '',
    used: reader.byte(),
    length: reader.number(2),
  }))
  const instructions = headers.map(({ program, used, length }) => ({
    program,
    accounts: [...reader.take(used)],
    data: reader.take(length),
  }))
  const message = bytes.slice(0, reader.at)
  const signatures = times(signers, () => reader.take(SIGNATURE_LENGTH))
  return { signatures, message, signsAfter: true, accounts, instructions }
}

function readMessage(message: Uint8Array): Pick<WireTransaction, 'accounts' | 'instructions'> {
  // A versioned message begins with its version, whose high bit is set. A legacy message never begins with such a byte.
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  const reader = new Reader(isVersioned ? message.slice(1) : message)
  reader.take(3)
  const accounts = times(reader.count(), () => base58.encode(reader.take(KEY_LENGTH)))
  reader.take(BLOCKHASH_LENGTH)
  const instructions = times(reader.count(), () => {
    const program = accounts[reader.byte()] ?? ''
    const used = [...reader.take(reader.count())]
    return { program, accounts: used, data: reader.take(reader.count()) }
  })
  return { accounts, instructions }
}

/** The whole transaction with one signer's signature set. */
export function withSignature(
  { signatures, message, accounts, signsAfter }: WireTransaction,
  address: string,
  signature: Uint8Array,
): Uint8Array {
  const index = accounts.indexOf(address)
  if (index < 0 || index >= signatures.length) throw new Error(`${address} has nothing to sign.`)
  const all = signatures.map((one, at) => (at === index ? signature : one))
  const signed = all.flatMap((one) => [...one])
  return Uint8Array.from(signsAfter ? [...message, ...signed] : [all.length, ...signed, ...message])
}
