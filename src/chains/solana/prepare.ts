import type { SendOptions } from './provider.ts'
import { toPublicKey } from './publicKey.ts'
import { isLegacy, isVersioned, type LegacyTransaction } from './transactions.ts'

/** web3.js' Connection, as far as sending takes it. */
export interface Connection {
  sendRawTransaction(transaction: Uint8Array, options?: SendOptions): Promise<string>
  getLatestBlockhash?(options?: object): Promise<{ blockhash: string }>
}

export interface PrepareOptions {
  /** Keys other than the wallet's that the transaction needs, of web3.js. */
  signers?: readonly unknown[] | undefined
}

/** The account in the host library's own class, which web3.js compares by what is inside. */
function payerFor({ instructions }: LegacyTransaction, address: string): unknown {
  const Key = (instructions?.[0]?.programId as object | undefined)?.constructor
  const own = toPublicKey(address)
  return typeof Key === 'function' ? Reflect.construct(Key, [own]) : own
}

/**
 * Completes a transaction as wallets' libraries do before they have it signed: who pays and the latest
 * blockhash where the host left them out, and the host's own signers' signatures.
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
      const commitment = options.preflightCommitment
      const latest = await connection.getLatestBlockhash(commitment ? { commitment } : undefined)
      transaction.recentBlockhash = latest.blockhash
    }
    if (signers.length > 0) transaction.partialSign?.(...signers)
  } else if (isVersioned(transaction) && signers.length > 0) transaction.sign?.([...signers])
}
