import { base58, base64 } from '@scure/base'
import { PublicKey, VersionedTransaction } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { OnChainTransfer, PendingTransaction } from '../../../types/pendingTransaction.ts'
import { finiteNumber, orElse, orNull, text } from '../../../utils/schemas.ts'
import { getTransaction } from '../getTransaction.ts'
import { comparePage } from './comparePage.ts'
import { compareSent } from './compareSent.ts'

/** This module is lazy, because Solana's libraries are large. */

const balances = validEntries(z.object({ accountIndex: finiteNumber, owner: text }), 1_000)
const response = orNull(
  z.object({
    transaction: validEntries(text, 2),
    meta: z.object({ postTokenBalances: orElse(balances, []) }),
  }),
)

export type SeenTransfer =
  /** `difference` is empty if the transaction is the ordered one. */
  | { state: 'sent'; difference: { instead?: OnChainTransfer | null } }
  /** The account has not signed the transaction. */
  | { state: 'foreign' }
  | { state: 'unknown' }

/** The last part of a CAIP-10 id. */
const addressIn = (token: string | null) => token?.split(':').at(-1) ?? null

/**
 * Reads a transaction from a node, and compares it with the order, or with the page's request. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed or of another transaction.
 */
export async function readSent(
  { hash, token, call, ...order }: PendingTransaction,
  rpc: RpcRequest,
): Promise<SeenTransfer> {
  const given = await getTransaction(hash, 'base64', rpc)
  const refuse = (cause: unknown) => new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  const parsed = response.safeParse(given)
  if (!parsed.success) throw refuse(given)
  if (!parsed.data) return { state: 'unknown' }
  const { transaction, meta } = parsed.data
  let read: VersionedTransaction
  try {
    read = VersionedTransaction.deserialize(base64.decode(transaction[0] ?? ''))
  } catch (cause) {
    throw refuse(cause)
  }
  const { message, signatures } = read
  if (!signatures[0] || base58.encode(signatures[0]) !== hash) throw refuse(given)
  // A program signs for an address off the curve, such as a vault of Squads, by instructions within the transaction's.
  if (!PublicKey.isOnCurve(order.from)) return { state: 'sent', difference: {} }
  const keys = message.staticAccountKeys.map((key) => key.toBase58())
  const signers = keys.slice(0, message.header.numRequiredSignatures)
  if (!signers.includes(order.from)) return { state: 'foreign' }
  const owners = new Map(
    meta.postTokenBalances.map(({ accountIndex, owner }) => [keys[accountIndex] ?? '', owner]),
  )
  const { from } = order
  const instead = call
    ? comparePage(call, message, { from, owners })
    : compareSent({ ...order, token: addressIn(token) }, message, owners)
  return { state: 'sent', difference: instead === undefined ? {} : { instead } }
}
