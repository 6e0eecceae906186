import * as z from 'zod/mini'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { isChainError } from '../../services/jsonRpc/rpcErrors.ts'
import { validEntries } from '../../storage/schemas.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { HistoryPage, NodeHistoryRequest } from '../../types/transaction.ts'
import { finiteNumber, orElse, orNull, text } from '../../utils/schemas.ts'
import { getTransaction } from './getTransaction.ts'
import { toHistoryRow } from './toHistoryRow.ts'

/**
 * Number of rows on a page. Their requests are sent as one batch. A page has more rows only if the additional rows are
 * of the same slot.
 */
const pageSize = 20

/**
 * Maximum number of token accounts that are read. They are read, because nodes list a token transfer under token
 * accounts and not under their owner.
 */
const maxTokenAccounts = 15

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

const config = { commitment: 'confirmed' }

const signatures = validEntries(
  z.object({
    signature: text,
    slot: finiteNumber,
    err: orNull(z.unknown()),
    blockTime: orElse(orNull(finiteNumber), null),
  }),
  pageSize,
)
const holdings = z.object({ value: validEntries(z.object({ pubkey: text }), 1_000) })

/**
 * For each account, the signature before which the next page begins. Null if the next page begins with the newest
 * signature.
 */
type Cursor = Record<string, string | null>

/** @throws WalletModalError SERVICE_INVALID_RESPONSE if the response is no list, or if none of its rows can be read */
function parseSignatures(response: unknown): { rows: Row[]; isFull: boolean } {
  const rows = signatures.safeParse(response).data
  const count = Array.isArray(response) ? response.length : 0
  // Rows that cannot be read are left out, and count towards the length of the list.
  if (rows && (rows.length > 0 || count === 0)) return { rows, isFull: count >= pageSize }
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
}

/** Resolves with undefined if the node refuses the request, because public nodes turn some methods off. */
async function ifServed(response: Promise<unknown>): Promise<unknown> {
  try {
    return await response
  } catch (thrown) {
    if (isChainError(thrown)) return undefined
    throw thrown
  }
}

async function startCursor(owner: string, rpc: RpcRequest): Promise<Cursor> {
  const options = { ...config, encoding: 'base64', dataSlice: { offset: 0, length: 0 } }
  const responses = await Promise.all(
    tokenPrograms.map((programId) =>
      ifServed(rpc('getTokenAccountsByOwner', [owner, { programId }, options])),
    ),
  )
  const accounts = responses.flatMap((response) => holdings.safeParse(response).data?.value ?? [])
  const listed = [owner, ...accounts.slice(0, maxTokenAccounts).map(({ pubkey }) => pubkey)]
  return Object.fromEntries(listed.map((account) => [account, null]))
}

type Row = z.output<typeof signatures>[number]

/** Reads the newest signatures of all accounts together, and the cursor of the next page. */
async function readSignatures(cursor: Cursor, rpc: RpcRequest) {
  const lists = await Promise.all(
    Object.entries(cursor).map(async ([account, before]) => {
      const options = { ...config, limit: pageSize, ...(before && { before }) }
      const response = await rpc('getSignaturesForAddress', [account, options])
      return { account, before, ...parseSignatures(response) }
    }),
  )
  const unique = new Map(lists.flatMap(({ rows }) => rows.map((row) => [row.signature, row])))
  const newest = [...unique.values()].sort((a, b) => b.slot - a.slot)
  // A full list was cut at its last slot, and older signatures of its account are still unread.
  const ends = lists.flatMap(({ rows, isFull }) => (isFull ? (rows.at(-1)?.slot ?? []) : []))
  const horizon = Math.max(newest[pageSize - 1]?.slot ?? 0, ...ends)
  const isTaken = ({ slot }: Row) => slot >= horizon
  const next: Cursor = {}
  for (const { account, before, rows, isFull } of lists) {
    const taken = rows.filter(isTaken)
    const isWhole = !isFull && taken.length === rows.length
    if (!isWhole) next[account] = taken.at(-1)?.signature ?? before
  }
  const hasMore = Object.keys(next).length > 0
  return { rows: newest.filter(isTaken), next: hasMore ? JSON.stringify(next) : null }
}

/**
 * Reads the transactions of rows; undefined for one that cannot be read, which costs the page no other row. Rejects only
 * if the nodes answer no request, so that the user can retry the page.
 */
async function readTransactions(rows: readonly Row[], rpc: RpcRequest): Promise<unknown[]> {
  const responses = await Promise.allSettled(
    rows.map(({ signature }) => getTransaction(signature, 'jsonParsed', rpc)),
  )
  const failures = responses.filter((one) => one.status === 'rejected')
  const [failure] = failures
  const isUnreachable = failures.every(({ reason }) => !isChainError(reason))
  if (failure && failures.length === rows.length && isUnreachable) throw failure.reason
  return responses.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
}

/**
 * Reads a page of an account's transactions, newest first. The page contains transactions in which the account or one
 * of its token accounts occurs. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a response is
 * malformed.
 */
export async function readHistory(
  request: NodeHistoryRequest,
  rpc: RpcRequest,
): Promise<HistoryPage> {
  const { address, cursor, signal } = request
  const start = cursor ? (JSON.parse(cursor) as Cursor) : await startCursor(address, rpc)
  signal?.throwIfAborted()
  const { rows, next } = await readSignatures(start, rpc)
  signal?.throwIfAborted()
  const responses = await readTransactions(rows, rpc)
  const transactions = rows.flatMap((row, index) => toHistoryRow(row, responses[index], request))
  return { transactions, next }
}
