import { base58 } from '@scure/base'
import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'

/**
 * What wallets over WalletConnect must be told of a transaction beyond its bytes. Solana's library weighs more than
 * connecting does, so this file is loaded with the first transaction.
 */

/**
 * The transaction with a signer's signature in its place.
 *
 * @throws Error when `address` is none of the signers, or the signature has not 64 bytes
 */
export function withSignature(
  transaction: Uint8Array,
  address: string,
  signature: Uint8Array,
): Uint8Array {
  const read = VersionedTransaction.deserialize(transaction)
  read.addSignature(new PublicKey(address), signature)
  return read.serialize()
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

/** Null for a versioned transaction. @throws Error for what is no transaction */
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
