import { base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { PageTransaction } from '../../types/pageTransaction.ts'
import type {
  InclusionBlock,
  OnChainTransfer,
  PageReader,
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../types/pendingTransaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { text } from '../../utils/schemas.ts'
import {
  broadcast,
  type EsploraTransaction,
  readBlockHash,
  readSpender,
  readTransaction,
} from './esplora.ts'

/** Maximum number of inputs that are stored of a transaction. */
const maxInputs = 200

/**
 * Compares the transaction `txid` with the pending one. `repeats` is true if it pays the same amount to the same address,
 * `cancels` if it pays only the account's own address.
 */
async function compare({ to, amount, from }: PendingTransaction, txid: string, rpc: RpcRequest) {
  const { vout = [] } = (await readTransaction(rpc, txid)) ?? {}
  const repeats = vout.some(
    ({ scriptpubkey_address: address, value }) =>
      address === to && formatUnits(value, 8) === amount,
  )
  const isOwn = vout.length > 0 && vout.every((one) => one.scriptpubkey_address === from)
  return { repeats, cancels: isOwn && to !== from }
}

/**
 * Compares what the wallet has broadcast with the order, a payment or a page's PSBT. What the modal has built is compared
 * before it is broadcast.
 */
async function readDifference(
  transaction: PendingTransaction,
  rpc: RpcRequest,
): Promise<{ instead?: OnChainTransfer | null }> {
  const { signed, to, differs, replaces, call, hash } = transaction
  if (signed || differs || replaces) return {}
  if (call?.digest) {
    const { differsFromPsbt } = await loadPart(import('./send/comparePsbt.ts'))
    return (await differsFromPsbt(call, hash, rpc)) ? { instead: null } : {}
  }
  if (!to) return {}
  const { compareSent } = await loadPart(import('./send/compareSent.ts'))
  const instead = await compareSent(transaction, rpc)
  return instead === undefined ? {} : { instead }
}

/** Number of blocks on top of a transaction's block after which no reorganization is expected to remove it. */
const finalDepth = 5

/** Returns the block of a mined transaction; undefined if the API does not name it. */
async function blockOf({ status }: EsploraTransaction, rpc: RpcRequest) {
  const { block_height: height, block_hash: hash } = status
  if (height === undefined || hash === undefined) return undefined
  const later = await readBlockHash(rpc, height + finalDepth).catch(() => null)
  return { height, hash, isFinal: later !== null }
}

/** False if another block has taken the place of `block`. A node that has no block at its height lags behind. */
async function isKept({ height, hash }: InclusionBlock, rpc: RpcRequest) {
  const now = await readBlockHash(rpc, height)
  return now === null || now === hash
}

/** Reads the first input from the transaction that the modal has signed and broadcast; null without it. */
async function readInput({ signed, hash }: PendingTransaction): Promise<string | null> {
  if (!signed) return null
  const { firstInput } = await loadPart(import('./send/firstInput.ts'))
  return firstInput(signed, hash)
}

/**
 * Reads the status of a transaction. One block confirms it, and a reorganization may remove that block. A replacement
 * (BIP-125) spends at least one output that the original spends, so the transaction that spends the first input's output
 * is looked up. A replacement counts once it is mined. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a
 * response is malformed.
 */
async function readSighting(
  transaction: PendingTransaction,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  const { hash, input } = transaction
  const found = await readTransaction(rpc, hash)
  const difference = found ? await readDifference(transaction, rpc) : {}
  if (found?.status.confirmed) {
    const block = await blockOf(found, rpc)
    return { state: 'confirmed', ...(block && { block }), ...difference }
  }
  const { phase, block } = transaction
  if (phase === 'confirmed' && block && (await isKept(block, rpc)))
    return { state: 'confirmed', block }
  const inputs = found?.vin.slice(0, maxInputs).map((one) => `${one.txid}:${one.vout}`) ?? []
  if (inputs[0] !== undefined)
    return { state: 'waiting', nonce: null, input: inputs[0], inputs, ...difference }
  const spent = input ?? (await readInput(transaction))
  const [txid, vout] = spent?.split(':') ?? []
  const spender = txid ? await readSpender(rpc, { txid, vout: Number(vout) }) : null
  if (!spender || spender.txid === hash) return { state: 'unknown' }
  if (!spender.confirmed) return { state: 'waiting', nonce: null }
  const compared = await compare(transaction, spender.txid, rpc)
  return { state: 'replaced', by: spender.txid, ...compared, succeeded: true }
}

const txid = text.check(z.refine((value) => /^[\da-f]{64}$/i.test(value)))
const transfer = z.object({ recipient: text, amount: text })

const signing = z.object({ psbt: text })

/**
 * Reads the txid. The response to a transfer is the txid. The response to a PSBT has a txid if the wallet has broadcast
 * the transaction, which is compared with the PSBT.
 */
async function readPage(params: unknown, response: unknown): Promise<PageTransaction | null> {
  const { txid: named } = Object(response) as { txid?: unknown }
  const parsed = txid.safeParse(typeof response === 'string' ? response : named)
  if (!parsed.success) return null
  const { data: paid } = transfer.safeParse(params)
  const { data: asked } = signing.safeParse(params)
  const { toPsbtCall } = asked ? await loadPart(import('./send/comparePsbt.ts')) : {}
  return {
    hash: parsed.data.toLowerCase(),
    transfer: paid ? { to: paid.recipient, amount: BigInt(paid.amount) } : null,
    call: (asked && toPsbtCall?.(asked.psbt)) ?? null,
  }
}

export const bip122Transactions: TransactionReader = {
  read: readSighting,
  compares: true,
  isProvedByHash: true,
  // Wallets may broadcast through other nodes; a transaction reaches all nodes within seconds.
  unknownMs: 1_200_000,
  async rebroadcast({ transaction }, rpc) {
    await broadcast(rpc, hex.encode(base64.decode(transaction)))
  },
}

export const bip122PageTransactions: PageReader = { read: readPage }
