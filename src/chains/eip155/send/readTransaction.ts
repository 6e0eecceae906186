import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type {
  FindHashes,
  InclusionBlock,
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../../types/pendingTransaction.ts'
import { isSame } from '../../../utils/isSame.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { orNull } from '../../../utils/schemas.ts'
import type { Comparison } from './compareBatch.ts'
import {
  addsAuthorization,
  isOrdered,
  raisedFeeOf,
  readInstead,
  type SentCall,
} from './compareCall.ts'
import { type Body, body, header, parse, quantity, type Receipt, receipt } from './nodeResponses.ts'
import { readCode } from './readCode.ts'
import { searchKnown, searchMined } from './searchNonce.ts'
import { concerns, hasFailedInside, identifyHash, type Log, outcomeIn } from './smartAccount.ts'
import { toHex } from './toHex.ts'

/** Number of blocks on top of a transaction's block after which no reorganization is expected to remove it. */
const finalDepth = 12

async function blockOf({ blockNumber, blockHash }: Receipt, rpc: RpcRequest) {
  const height = Number(blockNumber)
  const head = await rpc('eth_blockNumber').catch(() => null)
  const at = typeof head === 'string' ? Number(head) : Number.NaN
  const isFinal = Number.isSafeInteger(at) && at - height >= finalDepth
  return { height, hash: blockHash, isFinal }
}

/**
 * True if another block has taken the place of the one that included a transaction. A node that does not have a block at
 * its height lags behind.
 */
async function isRemoved({ height, hash: known }: InclusionBlock, rpc: RpcRequest) {
  const now = parse(header, await rpc('eth_getBlockByNumber', [toHex(BigInt(height)), false]))
  return now !== null && !isSame(now.hash, known)
}

type Difference =
  | { state: 'foreign' }
  | (Comparison & { isSmart?: boolean; raisedFee?: string | undefined })

/**
 * Compares a node's transaction with the order. A contract, or an account with an EIP-7702 delegation, is called by a
 * transaction of another account or of its own, which wraps the order: that is compared once its receipt is known.
 */
async function compare(
  transaction: PendingTransaction,
  sent: SentCall,
  logs: readonly Log[] | null,
  rpc: RpcRequest,
): Promise<Difference> {
  const { from, differs } = transaction
  const isOwn = isSame(sent.from, from)
  if (differs) return {}
  if (isOwn && isOrdered(transaction, sent)) {
    const { call } = transaction
    return call && addsAuthorization([call], sent)
      ? { instead: null }
      : { raisedFee: raisedFeeOf(transaction, sent) }
  }
  if (isOwn && !isSame(sent.to, from)) return { instead: readInstead(transaction, sent) }
  const hasCode = (await readCode(from, rpc)) !== '0x'
  if (isOwn) return hasCode ? { isSmart: true } : { instead: readInstead(transaction, sent) }
  const isForeign = !hasCode || (logs !== null && !concerns(from, sent, logs))
  return isForeign ? { state: 'foreign' } : { isSmart: true }
}

/** Compares a transaction that carries out an order in a call of its own with that order. */
async function compareCarrier(
  transaction: PendingTransaction,
  mined: Receipt,
  sent: Body | null,
  rpc: RpcRequest,
): Promise<Comparison> {
  const { call, differs } = transaction
  if (!call || differs) return {}
  if (!sent) return { isUncompared: true }
  const { compareCarriers } = await loadPart(import('./compareBatch.ts'))
  return compareCarriers(transaction, [call], [{ mined, sent }], rpc)
}

async function readMined(
  transaction: PendingTransaction,
  mined: Receipt,
  seen: Body | null,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  // A receipt without its transaction shows only the account and the target.
  const { from = transaction.from, to, logs } = mined
  const call = seen ?? { from, to: to ?? '', value: '0x0', input: '' }
  if (seen && mined.from && !isSame(seen.from, mined.from))
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: mined })
  const isComparable = seen || to === undefined || !isSame(to, transaction.call?.to ?? to)
  const difference = isComparable && (seen || to) ? await compare(transaction, call, logs, rpc) : {}
  if ('state' in difference) return difference
  const { isSmart, raisedFee } = difference
  const compared = isSmart ? await compareCarrier(transaction, mined, seen, rpc) : difference
  const { instead, isUncompared } = compared
  const hasSucceeded =
    mined.status === '0x1' && !(isSmart && hasFailedInside(logs, transaction.from))
  return {
    state: hasSucceeded ? 'confirmed' : 'failed',
    block: await blockOf(mined, rpc),
    ...(instead !== undefined && { instead: seen ? instead : null }),
    ...(isUncompared && hasSucceeded && { isUncompared }),
    ...(raisedFee !== undefined && { raisedFee }),
  }
}

async function readUnknown(
  transaction: PendingTransaction,
  rpc: RpcRequest,
  receiptOf: (id: string) => Promise<Receipt | null>,
  bodyOf: (id: string) => Promise<Body | null>,
): Promise<TransactionSighting> {
  const isEarly = Date.now() - transaction.sentAt < namedAfterMs
  const named = isEarly ? null : await identifyHash(transaction, rpc).catch(() => null)
  if (!named?.kind) return { state: 'unknown' }
  const { kind: hashKind, by } = named
  const carrier = by === undefined ? null : await receiptOf(by)
  // The receipt itself has to say what became of the operation.
  const succeeded = carrier && outcomeIn(carrier.logs, transaction.hash, transaction.from)
  if (!by || !carrier || succeeded === null) return { state: 'unknown', hashKind }
  const state = succeeded && carrier.status === '0x1' ? 'confirmed' : 'failed'
  const difference =
    state === 'confirmed' ? await compareCarrier(transaction, carrier, await bodyOf(by), rpc) : {}
  return { state, by, hashKind, block: await blockOf(carrier, rpc), ...difference }
}

/** Age in ms before which a hash that no node knows may just be late. */
const namedAfterMs = 15_000

/**
 * Reads the status of a transaction, and compares it with the order. A receipt settles the transaction. Another mined
 * transaction with the same nonce settles it too. `findHashes` finds that other transaction if the nodes are pruned. A
 * response about another hash counts as malformed.
 */
export async function readTransaction(
  transaction: PendingTransaction,
  rpc: RpcRequest,
  findHashes: FindHashes = async () => [],
): Promise<TransactionSighting> {
  const { from, nonce, hashKind, replacedBy, phase } = transaction
  const own = (hashKind && replacedBy) || transaction.hash
  const ofHash = <Value>(read: Value | null, id: string, named?: string): Value | null => {
    if (read === null || (named && isSame(named, id))) return read
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: read })
  }
  const receiptOf = async (id: string) => {
    const read = parse(receipt, await rpc('eth_getTransactionReceipt', [id]))
    return ofHash(read, id, read?.transactionHash)
  }
  const bodyOf = async (id: string) => {
    const read = parse(orNull(body), await rpc('eth_getTransactionByHash', [id]))
    return ofHash(read, id, read?.hash)
  }
  const [mined, seen] = await Promise.all([receiptOf(own), bodyOf(own)])
  if (mined && hashKind && replacedBy) {
    const succeeded = outcomeIn(mined.logs, transaction.hash, from)
    if (succeeded === null) return { state: 'unknown', hashKind }
    const state = succeeded && mined.status === '0x1' ? 'confirmed' : 'failed'
    const difference =
      state === 'confirmed' ? await compareCarrier(transaction, mined, seen, rpc) : {}
    return { state, by: replacedBy, hashKind, block: await blockOf(mined, rpc), ...difference }
  }
  if (mined) return readMined(transaction, mined, seen, rpc)
  if (transaction.block && !(await isRemoved(transaction.block, rpc)))
    return {
      state: phase === 'failed' ? 'failed' : 'confirmed',
      block: transaction.block,
      by: hashKind ? replacedBy : null,
    }
  if (seen) {
    const difference = await compare(transaction, seen, null, rpc)
    if ('state' in difference) return difference
    const { instead, raisedFee } = difference
    const number = isSame(seen.from, from) ? Number(seen.nonce) : null
    return {
      state: 'waiting',
      nonce: number,
      ...(instead !== undefined && { instead }),
      ...(raisedFee !== undefined && { raisedFee }),
    }
  }
  const unknown = () => readUnknown(transaction, rpc, receiptOf, bodyOf)
  if (nonce === null) return unknown()
  const count = Number(parse(quantity, await rpc('eth_getTransactionCount', [from, 'latest'])))
  if (count <= nonce) return unknown()
  // The transaction may have been mined since its receipt was first requested.
  const late = await receiptOf(own)
  if (late) return readMined(transaction, late, await bodyOf(own), rpc)
  const other =
    (await searchMined(from, nonce, rpc).catch(() => null)) ??
    (await searchKnown(from, nonce, rpc, findHashes).catch(() => null))
  if (!other) return { state: 'replaced', by: null, repeats: false, succeeded: false }
  if (isSame(other.hash, own)) return { state: 'waiting', nonce }
  const outcome = await receiptOf(other.hash)
  if (!outcome) return { state: 'waiting', nonce }
  return {
    state: 'replaced',
    by: other.hash,
    // To speed up a transaction, a wallet sends a copy with a higher fee.
    repeats: transaction.call !== null && isOrdered(transaction, other),
    succeeded: outcome.status === '0x1',
  }
}

export const eip155Transactions: TransactionReader = {
  read: readTransaction,
  unknownMs: 600_000,
  compares: true,
  async compareBatch(transaction, seen, rpc) {
    const { compareBatch } = await loadPart(import('./compareBatch.ts'))
    return compareBatch(transaction, seen, rpc)
  },
}
