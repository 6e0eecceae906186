import { base58 } from '@scure/base'
import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'

/** This module is lazy, because Solana's library is larger than all other code of connecting. */

/** @throws Error if `address` is not a signer of the transaction, or the signature does not have 64 bytes */
export function withSignature(
  transaction: Uint8Array,
  address: string,
  signature: Uint8Array,
): Uint8Array {
  const read = VersionedTransaction.deserialize(transaction)
  read.addSignature(new PublicKey(address), signature)
  return read.version === 1 ? withSignatures(transaction, read) : read.serialize()
}

/**
 * Writes the signatures of version 1 (SIMD-0385), which end the transaction. web3.js 1.99 does not serialize this version:
 * https://github.com/solana-foundation/solana-web3.js/issues/3908
 */
function withSignatures(transaction: Uint8Array, { signatures }: VersionedTransaction): Uint8Array {
  const all = signatures.flatMap((one) => [...one])
  const signed = Uint8Array.from(transaction)
  signed.set(all, signed.length - all.length)
  return signed
}

/**
 * Parts from which a wallet builds the transaction itself, if it implements WalletConnect's methods as they were
 * before July 2023 (https://github.com/WalletConnect/walletconnect-docs/pull/821). Can go when
 * https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc no longer lists them as deprecated.
 */
export interface LegacyParts {
  feePayer: string
  recentBlockhash: string
  instructions: {
    programId: string
    /** Data of the instruction in base58. */
    data: string
    keys: { pubkey: string; isSigner: boolean; isWritable: boolean }[]
  }[]
}

/**
 * Returns the parts of a legacy transaction. Null for a versioned transaction.
 * @throws Error if the bytes are not a transaction
 */
export function toLegacyParts(transaction: Uint8Array): LegacyParts | null {
  if (VersionedTransaction.deserialize(transaction).version !== 'legacy') return null
  const { feePayer, recentBlockhash, instructions } = Transaction.from(transaction)
  return {
    feePayer: feePayer?.toBase58() ?? '',
    recentBlockhash: recentBlockhash ?? '',
    instructions: instructions.map(({ programId, data, keys }) => ({
      programId: programId.toBase58(),
      data: base58.encode(data),
      keys: keys.map(({ pubkey, ...flags }) => ({ pubkey: pubkey.toBase58(), ...flags })),
    })),
  }
}
