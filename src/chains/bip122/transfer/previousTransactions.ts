import { hex } from '@scure/base'
import { Transaction } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { readTransactionHex } from '../esplora.ts'
import { isSameScript } from '../verify/scriptsOfKey.ts'
import type { Coin } from './selectCoins.ts'

/** Maximum bytes of all cached transactions. */
const maxCachedBytes = 4_000_000

/** Maximum number of transactions that are read at the same time. Public APIs limit the rate of requests. */
const maxParallel = 6

/**
 * Verified transactions without their witnesses, by txid, the latest used last. The txid is the hash of these bytes, so
 * that an entry can never become stale.
 */
const cached = new Map<string, Uint8Array>()

function keep(txid: string, bytes: Uint8Array): void {
  cached.delete(txid)
  cached.set(txid, bytes)
  let size = [...cached.values()].reduce((sum, { length }) => sum + length, 0)
  for (const [oldest, { length }] of cached) {
    if (size <= maxCachedBytes || oldest === txid) return
    cached.delete(oldest)
    size -= length
  }
}

/** Serializes a transaction without its witnesses, as Bitcoin Core does in PSBTs. */
function withoutWitnesses(transaction: Transaction): Uint8Array {
  const copy = transaction.clone()
  copy.stripWitnesses()
  return copy.toBuffer()
}

/** Caches a transaction whose bytes are known. */
export function keepPrevious(transaction: Transaction): void {
  keep(transaction.getId(), withoutWitnesses(transaction))
}

function refuse(cause: unknown): never {
  const longMessage = 'A coin is not what the service says it is'
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage, cause })
}

/** Reads the transaction `txid` without its witnesses, and verifies the id, which covers all the rest. */
export async function readPrevious(rpc: RpcRequest, txid: string): Promise<Uint8Array> {
  const known = cached.get(txid)
  if (known) return known
  const text = await readTransactionHex(rpc, txid)
  let transaction: Transaction
  try {
    transaction = Transaction.fromHex(text.toLowerCase())
  } catch (cause) {
    return refuse(cause)
  }
  if (transaction.getId() !== txid) return refuse(`${txid} is ${transaction.getId()}`)
  const bytes = withoutWitnesses(transaction)
  keep(txid, bytes)
  return bytes
}

/**
 * Reads the transaction that created a coin, without its witnesses, and compares the coin with it. Rejects with
 * SERVICE_INVALID_RESPONSE if value or script differ, or with errors of `rpc`.
 */
export async function readProof(rpc: RpcRequest, coin: Coin): Promise<Uint8Array> {
  const { txid, vout, value, payer } = coin
  const bytes = await readPrevious(rpc, txid)
  const output = Transaction.fromBuffer(bytes).outs[vout]
  if (output && output.value === value && isSameScript(output.script, payer.script)) return bytes
  return refuse(
    `${txid}:${vout} pays ${output?.value} to ${output && hex.encode(output.script)}, not ${value}`,
  )
}

/**
 * True if only the transaction that created a coin proves its value. A taproot signature covers the values of all inputs
 * (BIP-341). A signature of segwit version 0 covers only that of its own input, so that two signed transactions with
 * different wrong values can be combined to one with a higher fee (BIP-174, `PSBT_IN_NON_WITNESS_UTXO`).
 */
export const needsProof = ({ payer }: Coin): boolean => payer.kind !== 'p2tr'

/** Calls `read` for all items, for some at a time. */
export async function readAll<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...items.entries()]
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await read(next[1])
  }
  await Promise.all(Array.from({ length: maxParallel }, work))
  return results
}

/** Verifies the values of coins. Rejects with the errors of `readProof`. */
export async function verifyCoins(rpc: RpcRequest, coins: readonly Coin[]): Promise<void> {
  await readAll(coins.filter(needsProof), (coin) => readProof(rpc, coin))
}
