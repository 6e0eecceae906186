import { base58 } from '@scure/base'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/** What signing needs to know of a transaction, legacy or versioned. */
export interface SolanaTransaction {
  message: Uint8Array
  /** Base58, in the order of their signatures. */
  signers: string[]
  /** The transaction with this signature in its place. */
  withSignature(index: number, signature: Uint8Array): Uint8Array
}

/** @throws for bytes that are no transaction. */
export function parseSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const signatures = compactNumber(bytes, 0)
  const messageStart = signatures.end + signatures.value * SIGNATURE_BYTES
  const message = bytes.slice(messageStart)
  // A versioned message begins with its version, marked by the highest bit.
  const header = ((message[0] ?? 0) & 0x80) === 0 ? 0 : 1
  const signerCount = message[header] ?? 0
  const keys = compactNumber(message, header + 3)
  if (signerCount === 0 || signerCount !== signatures.value || keys.value < signerCount)
    throw notATransaction()
  if (message.length < keys.end + keys.value * KEY_BYTES) throw notATransaction()
  const signers = Array.from({ length: signerCount }, (_, index) => {
    const start = keys.end + index * KEY_BYTES
    return base58.encode(message.slice(start, start + KEY_BYTES))
  })
  return {
    message,
    signers,
    withSignature(index, signature) {
      const signed = new Uint8Array(bytes)
      signed.set(signature, signatures.end + index * SIGNATURE_BYTES)
      return signed
    },
  }
}

/** Solana's compact-u16: seven bits a byte, the highest says that another follows. */
function compactNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0
  for (let length = 0; length < 3; length += 1) {
    const byte = bytes[start + length]
    if (byte === undefined) break
    value |= (byte & 0x7f) << (7 * length)
    if (byte < 0x80) return { value, end: start + length + 1 }
  }
  throw notATransaction()
}

const notATransaction = () => new Error('This is not a Solana transaction.')
