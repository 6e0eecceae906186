import * as z from 'zod/mini'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import { bool, orElse, orNull, text } from '../../utils/schemas.ts'

export const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))
const wholeNumber = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
const satoshi = z.pipe(
  wholeNumber,
  z.transform((value) => BigInt(value)),
)
const txid = matching(/^[\da-f]{64}$/)

const status = z.object({
  confirmed: bool,
  block_height: z.optional(wholeNumber),
  block_hash: orElse(z.optional(txid), undefined),
  block_time: z.optional(wholeNumber),
})
const utxosSchema = z.array(z.object({ txid, vout: wholeNumber, value: satoshi, status }))
const sums = z.object({ funded_txo_sum: satoshi, spent_txo_sum: satoshi })
const statsSchema = z.object({ chain_stats: sums, mempool_stats: sums })
const uses = z.object({ tx_count: wholeNumber })
const usesSchema = z.object({ chain_stats: uses, mempool_stats: uses })
/** An output. An output with a non-standard script has no address. */
const output = z.object({ scriptpubkey_address: z.optional(text), value: satoshi })
/** An input. The `prevout` of a coinbase input is null. */
const input = z.object({ txid, vout: wholeNumber, prevout: orNull(output) })
const transactionSchema = z.object({
  txid,
  fee: satoshi,
  vin: z.array(input).check(z.refine((all) => all.length > 0)),
  vout: z.array(output),
  status,
})
const pageSchema = z.array(z.unknown())
const outspendsSchema = z.array(
  z.object({ spent: bool, txid: z.optional(txid), status: z.optional(status) }),
)

export type EsploraTransaction = z.output<typeof transactionSchema>

/** An output, or the output that an input spends, which is null for a coinbase input. */
export type EsploraOutput = z.output<typeof output> | null

/** Returns the oldest mined transaction of a page; undefined if the page has none and is therefore the last one. */
export const lastMined = (page: readonly EsploraTransaction[]): EsploraTransaction | undefined =>
  page.findLast(({ status }) => status.confirmed)

const hexSchema = matching(/^([\da-f]{2})+$/i)

export interface Utxo {
  /** Hexadecimal, in the byte order that explorers display. */
  txid: string
  vout: number
  /** Value in satoshi. */
  value: bigint
  confirmed: boolean
  /** Height of the block; null if the output is unconfirmed, or the API does not report it. */
  height: number | null
}

function invalid(cause: unknown): WalletModalError {
  const longMessage = 'Unexpected answer from a Bitcoin API'
  return new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage, cause })
}

/** @throws WalletModalError SERVICE_INVALID_RESPONSE if the value does not match the schema */
function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error)
}

export function parseJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: unknown,
): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(String(response))
  } catch {}
  return parse(schema, value)
}

/** True if the API lacks the path or does not know the transaction. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof WalletModalError)) return false
  const { code, params } = error
  return (code === 'RPC_ERROR' && params.code === 404) || params.status === 404
}

/**
 * Reads the balance of an address in satoshi. `confirmed` is the amount in blocks, `pending` is the change by
 * transactions in the mempool. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is
 * malformed.
 */
export async function readBalance(
  rpc: RpcRequest,
  address: string,
): Promise<{ confirmed: bigint; pending: bigint }> {
  const found = parseJson(statsSchema, await rpc(`GET /address/${address}`))
  const rest = ({ funded_txo_sum, spent_txo_sum }: z.output<typeof sums>) =>
    funded_txo_sum - spent_txo_sum
  const confirmed = rest(found.chain_stats)
  const pending = rest(found.mempool_stats)
  if (confirmed < 0n || confirmed + pending < 0n) throw invalid('A balance below zero')
  return { confirmed, pending }
}

/**
 * Returns the first address that no transaction, mined or in the mempool, has paid to or spent from; null if all are
 * used. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a response is malformed.
 */
export async function findUnused(
  rpc: RpcRequest,
  addresses: readonly string[],
): Promise<string | null> {
  for (const address of addresses) {
    const found = parseJson(usesSchema, await rpc(`GET /address/${address}`))
    if (found.chain_stats.tx_count + found.mempool_stats.tx_count === 0) return address
  }
  return null
}

/**
 * Reads the spendable outputs of an address, including unconfirmed ones. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readUtxos(rpc: RpcRequest, address: string): Promise<Utxo[]> {
  const found = parseJson(utxosSchema, await rpc(`GET /address/${address}/utxo`))
  return found.map(({ status: { confirmed, block_height: height = null }, ...utxo }) => ({
    ...utxo,
    confirmed,
    height,
  }))
}

export interface TransactionPage {
  rows: EsploraTransaction[]
  /** False if a transaction was left out, because it cannot be read. */
  isWhole: boolean
}

/**
 * Reads a page of an address's transactions, newest first. Transactions in the mempool precede all others. `after` is
 * the txid of the last mined transaction on the previous page. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed, or has transactions of which none can be read.
 */
export async function readTransactions(
  rpc: RpcRequest,
  address: string,
  after?: string,
): Promise<TransactionPage> {
  const page = after === undefined ? '' : `/chain/${encodeURIComponent(after)}`
  const listed = parseJson(pageSchema, await rpc(`GET /address/${address}/txs${page}`))
  const rows = listed.flatMap((one) => transactionSchema.safeParse(one).data ?? [])
  if (listed.length > 0 && rows.length === 0) throw invalid(listed)
  return { rows, isWhole: rows.length === listed.length }
}

/**
 * Reads a transaction; null if the node does not know it. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readTransaction(
  rpc: RpcRequest,
  txid: string,
): Promise<EsploraTransaction | null> {
  const found = await readUnlessMissing(rpc, `GET /tx/${txid}`)
  return found === null ? null : parseJson(transactionSchema, found)
}

/**
 * Reads the hash of the block at a height; null if the node has no block there. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readBlockHash(rpc: RpcRequest, height: number): Promise<string | null> {
  const found = await readUnlessMissing(rpc, `GET /block-height/${height}`)
  return found === null ? null : parse(txid, String(found).trim())
}

/**
 * Reads the transaction that spends an output, mined or in the mempool. Null if no transaction spends the output.
 * Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readSpender(
  rpc: RpcRequest,
  { txid, vout }: { txid: string; vout: number },
): Promise<{ txid: string; confirmed: boolean } | null> {
  const response = await readUnlessMissing(rpc, `GET /tx/${txid}/outspends`)
  const found = response === null ? undefined : parseJson(outspendsSchema, response)[vout]
  if (!found?.spent || !found.txid) return null
  return { txid: found.txid, confirmed: found.status?.confirmed ?? false }
}

async function readUnlessMissing(rpc: RpcRequest, method: string): Promise<unknown> {
  try {
    return await rpc(method)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Reads a transaction in hexadecimal. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is
 * malformed.
 */
export async function readTransactionHex(rpc: RpcRequest, txid: string): Promise<string> {
  return parse(hexSchema, String(await rpc(`GET /tx/${txid}/hex`)).trim())
}

/**
 * Broadcasts a signed transaction in hexadecimal, and resolves with its txid. Rejects with errors of `rpc` (RPC_ERROR
 * if nodes refuse the transaction), or with SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function broadcast(rpc: RpcRequest, hex: string): Promise<string> {
  return parse(txid, String(await rpc('POST /tx', [hex])).trim())
}
