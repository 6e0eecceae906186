import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type {
  InclusionBlock,
  PageReader,
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../../types/pendingTransaction.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { finiteNumber, orElse, orNull, text } from '../../../utils/schemas.ts'
import { sendRaw } from '../sendRaw.ts'

const status = orNull(
  z.object({
    err: orNull(z.unknown()),
    confirmationStatus: orElse(text, 'finalized'),
    slot: orElse(z.optional(finiteNumber), undefined),
  }),
)
const responseSchema = z.object({
  value: z.array(status).check(z.refine((all) => all.length === 1)),
})

async function readStatus(hash: string, rpc: RpcRequest) {
  const given = await rpc('getSignatureStatuses', [[hash], { searchTransactionHistory: true }])
  const parsed = responseSchema.safeParse(given)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  return parsed.data.value[0] ?? null
}

/** Reads the height of the latest confirmed block. Rejects as `readTransaction` does. */
export async function readBlockHeight(rpc: RpcRequest): Promise<number> {
  const given = await rpc('getBlockHeight', [{ commitment: 'confirmed' }])
  if (typeof given === 'number') return given
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
}

/**
 * Number of finalized slots after a transaction's after which a node that does not know it no longer lags behind: about a
 * minute, since nodes behind one URL differ by seconds.
 */
const droppedSlots = 150

/** True if the finalized chain has left a confirmed transaction out. Rejects as `readTransaction` does. */
async function isDropped({ height }: InclusionBlock, hash: string, rpc: RpcRequest) {
  const given = await rpc('getSlot', [{ commitment: 'finalized' }])
  if (typeof given !== 'number')
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  return given >= height + droppedSlots && (await readStatus(hash, rpc)) === null
}

/**
 * Reads the status of a transaction. A confirmed one has a block until it is finalized: two thirds of the stake have voted
 * for its slot, and a fork may still leave it out. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a
 * response is malformed.
 */
export async function readTransaction(
  {
    hash,
    signed,
    block,
    phase,
  }: Pick<PendingTransaction, 'hash' | 'signed' | 'block'> &
    Partial<Pick<PendingTransaction, 'phase'>>,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  const known = block && !block.isFinal ? block : null
  const [first, height] = await Promise.all([readStatus(hash, rpc), signed && readBlockHeight(rpc)])
  const isExpired = signed && height !== undefined && height > signed.lastValidBlockHeight
  // The transaction may have been included between the two responses.
  const seen = first ?? (isExpired ? await readStatus(hash, rpc) : null)
  const before =
    known && ({ state: phase === 'failed' ? 'failed' : 'confirmed', block: known } as const)
  if (!seen) {
    if (before && !(await isDropped(before.block, hash, rpc))) return before
    return { state: isExpired ? 'expired' : 'unknown' }
  }
  const { err, confirmationStatus, slot } = seen
  // A node that has not seen the votes yet lags behind the one that has.
  if (confirmationStatus === 'processed') return before ?? { state: 'waiting', nonce: null }
  const isFinal = confirmationStatus === 'finalized' || slot === undefined
  return {
    state: err === null ? 'confirmed' : 'failed',
    ...(!isFinal && { block: { height: slot, hash: '', isFinal } }),
  }
}

/** The limit is 3 minutes. A transaction is valid for 150 blocks, about a minute, and blocks may be slower. */
const unknownMs = 180_000

/**
 * Reads the status of a transaction, and compares what the wallet has broadcast with the order, or with the page's
 * request, once it is confirmed. What the modal has broadcast was compared before. Until nodes return the transaction, its confirmation is not reported.
 */
async function readCompared(
  pending: PendingTransaction,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  const seen = await readTransaction(pending, rpc)
  const { signed, kind, call, differs, sentAt, block, takenBack = 0 } = pending
  const isOrdered = kind === 'send' || (kind === 'page' && call !== null)
  // One that was confirmed before was compared then, or is what the modal has broadcast.
  const isCompared =
    signed !== undefined || differs !== undefined || block !== undefined || takenBack > 0
  if (seen.state !== 'confirmed' || !isOrdered || isCompared) return seen
  const { readSent } = await loadPart(import('./readSent.ts'))
  const sent = await readSent(pending, rpc)
  if (sent.state === 'sent') return { ...seen, ...sent.difference }
  if (sent.state === 'foreign') return sent
  return Date.now() - sentAt < unknownMs ? { state: 'waiting', nonce: null } : seen
}

export const solanaTransactions: TransactionReader = {
  read: readCompared,
  unknownMs,
  compares: true,
  async rebroadcast({ transaction }, rpc) {
    const options = { skipPreflight: true, maxRetries: 0 }
    await sendRaw(rpc, base64.decode(transaction), options)
  },
}

/** Reads the hash, and the digest of the requested instructions. */
export const solanaPageTransactions: PageReader = {
  async read(requested, response) {
    if (typeof response !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(response)) return null
    if (!(requested instanceof Uint8Array)) return { hash: response, transfer: null, call: null }
    const { toPageCall } = await loadPart(import('./comparePage.ts'))
    return { hash: response, transfer: null, call: toPageCall(requested) }
  },
}
