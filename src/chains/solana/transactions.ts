/**
 * Transactions of the host's web3.js are recognized by their methods, because its classes are not part of this package.
 */

/** A transaction as bytes. `unpack` converts the signed bytes to the host's class. */
export interface PackedTransaction {
  bytes: Uint8Array
  unpack(signed: Uint8Array): unknown
}

interface Serializable {
  serialize(options?: object): ArrayLike<number>
  constructor: unknown
}

export interface LegacyTransaction extends Serializable {
  feePayer?: unknown
  recentBlockhash?: unknown
  instructions?: readonly { programId?: unknown }[]
  partialSign?(...signers: unknown[]): void
}

export interface VersionedTransaction extends Serializable {
  version: unknown
  sign?(signers: unknown[]): void
}

type FromBytes = (bytes: Uint8Array) => unknown

function isSerializable(value: unknown): value is Serializable {
  return typeof (value as Partial<Serializable> | null | undefined)?.serialize === 'function'
}

export function isVersioned(value: unknown): value is VersionedTransaction {
  return isSerializable(value) && 'version' in value
}

export function isLegacy(value: unknown): value is LegacyTransaction {
  return isSerializable(value) && !('version' in value)
}

function unpackBy(value: Serializable, name: 'from' | 'deserialize'): FromBytes {
  const kind = value.constructor as Partial<Record<typeof name, FromBytes>>
  return (signed) => (kind[name] ? kind[name](signed) : signed)
}

/** @throws TypeError if the value is neither bytes nor a transaction */
export function packTransaction(value: unknown): PackedTransaction {
  if (value instanceof Uint8Array) return { bytes: value, unpack: (signed) => signed }
  if (isVersioned(value)) {
    return { bytes: Uint8Array.from(value.serialize()), unpack: unpackBy(value, 'deserialize') }
  }
  if (isLegacy(value)) {
    // web3.js refuses to serialize an unsigned transaction without these options.
    const bytes = value.serialize({ requireAllSignatures: false, verifySignatures: false })
    return { bytes: Uint8Array.from(bytes), unpack: unpackBy(value, 'from') }
  }
  throw new TypeError('Expected a Transaction, a VersionedTransaction or its bytes')
}
