import type { SendOptions } from './provider.ts'
import { toPublicKey } from './publicKey.ts'
import { isLegacy, isVersioned, type LegacyTransaction } from './transactions.ts'

export interface Connection {
  sendRawTransaction(transaction: Uint8Array, options?: SendOptions): Promise<string>
  getLatestBlockhash?(options?: object): Promise<{ blockhash: string }>
}

export interface PrepareOptions {
  /** Signers of web3.js that sign in addition to the wallet. */
  signers?: readonly unknown[] | undefined
}

/** Creates the fee payer's key in the host's own class, because web3.js compares keys of its own class by content. */
function payerFor({ instructions }: LegacyTransaction, address: string): unknown {
  const Key = (instructions?.[0]?.programId as object | undefined)?.constructor
  const own = toPublicKey(address)
  return typeof Key === 'function' ? Reflect.construct(Key, [own]) : own
}

/**
 * Prepares a transaction as wallet adapters do: adds a missing fee payer, the latest blockhash, and the signatures of
 * the host's own signers.
 */
export async function prepare(
  transaction: unknown,
  {
    address,
    connection,
    signers = [],
    options,
  }: PrepareOptions & {
    address: string
    connection: Connection | undefined
    options: SendOptions
  },
): Promise<void> {
  if (isLegacy(transaction)) {
    transaction.feePayer ??= payerFor(transaction, address)
    if (!transaction.recentBlockhash && connection?.getLatestBlockhash) {
      const { preflightCommitment: commitment, minContextSlot } = options
      const latest = await connection.getLatestBlockhash({
        ...(commitment && { commitment }),
        ...(minContextSlot !== undefined && { minContextSlot }),
      })
      transaction.recentBlockhash = latest.blockhash
    }
    if (signers.length > 0) transaction.partialSign?.(...signers)
  } else if (isVersioned(transaction) && signers.length > 0) transaction.sign?.([...signers])
}
