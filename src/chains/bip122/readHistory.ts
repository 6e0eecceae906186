import type {
  NodeHistoryRequest,
  ReadNodeHistory,
  Transaction,
  Transfer,
} from '../../types/transaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { orNull, record, text } from '../../utils/schemas.ts'
import {
  type EsploraOutput,
  type EsploraTransaction,
  lastMined,
  readTransactions,
} from './esplora.ts'
import { knownAddressesOf } from './provider.ts'

interface Moved {
  direction: Transfer['direction']
  /** Amount in satoshi, never negative. */
  amount: bigint
}

const addressIn = (output: EsploraOutput) => output?.scriptpubkey_address ?? ''

/** Computes the change of an account's balance. The fee is not counted if the account is the only payer. */
function movedBy({ vin, vout, fee }: EsploraTransaction, own: ReadonlySet<string>): Moved {
  const sumOf = (outputs: readonly EsploraOutput[]) =>
    outputs.reduce((sum, output) => sum + (output?.value ?? 0n), 0n)
  const isOwn = (output: EsploraOutput) => own.has(addressIn(output))
  const inputs = vin.map(({ prevout }) => prevout)
  const received = sumOf(vout.filter(isOwn))
  const spent = sumOf(inputs.filter(isOwn))
  if (spent === 0n || received > spent) return { direction: 'in', amount: received - spent }
  const given = spent - received - (inputs.every(isOwn) ? fee : 0n)
  return given > 0n ? { direction: 'out', amount: given } : { direction: 'self', amount: received }
}

/**
 * Returns the only address that is not the account's. Empty if several addresses or no address remain, so that no row
 * shows a wrong address.
 */
function otherThan(own: ReadonlySet<string>, outputs: readonly EsploraOutput[]) {
  const [other = '', ...more] = new Set(outputs.map(addressIn).filter((one) => !own.has(one)))
  return more.length === 0 ? other : ''
}

function toRow(
  transaction: EsploraTransaction,
  { address, caipNetworkId, nativeCurrency }: NodeHistoryRequest,
  own: ReadonlySet<string>,
  now: number,
): Transaction {
  const { name, symbol, decimals } = nativeCurrency
  const { txid, vin, vout, status } = transaction
  const { direction, amount } = movedBy(transaction, own)
  const inputs = vin.map(({ prevout }) => prevout)
  return {
    id: txid,
    metadata: {
      operationType: direction === 'in' ? 'receive' : 'send',
      hash: txid,
      chain: caipNetworkId,
      // Transactions in the mempool have no time, and count as the newest.
      minedAt: status.confirmed ? (status.block_time ?? 0) * 1000 : now,
      sentFrom: direction === 'in' ? otherThan(own, inputs) : address,
      sentTo: direction === 'in' ? address : otherThan(own, vout),
      status: status.confirmed ? 'confirmed' : 'pending',
      nonce: null,
    },
    transfers: [
      {
        direction,
        quantity: { numeric: formatUnits(amount, decimals) },
        value: null,
        fungibleInfo: { name, symbol, iconUrl: null },
        nftInfo: null,
      },
    ],
  }
}

/** The last mined transaction that was read of each address; null for an address whose history has ended. */
const cursorSchema = record(text, orNull(text))
type Cursor = Readonly<Record<string, string | null>>

/** Parses a cursor. That of an account with one address is a txid. */
function parseCursor(cursor: string | undefined, account: string): Cursor {
  if (!cursor?.startsWith('{')) return cursor ? { [account]: cursor } : {}
  return cursorSchema.parse(JSON.parse(cursor))
}

interface AddressPage {
  address: string
  rows: EsploraTransaction[]
  /** The cursor before this page. */
  before: string | undefined
}

const timeOf = ({ status }: EsploraTransaction) =>
  status.confirmed ? (status.block_time ?? 0) : Number.POSITIVE_INFINITY

/**
 * Returns the rows of a page that are not older than `since`. Transactions of one address are in the order of blocks,
 * whose times may differ from that order by hours.
 */
function rowsSince({ rows }: AddressPage, since: number): EsploraTransaction[] {
  const end = rows.findIndex((one) => timeOf(one) < since)
  return end < 0 ? rows : rows.slice(0, end)
}

/**
 * Reads a page of the history of an account's addresses. A page of an address without mined transactions is its last
 * page. The length of a page does not show its end, because APIs have different page lengths. With several addresses,
 * each page ends at another time. The rows end where the first of these pages ends, so that none is missing; rows that
 * are older are read again with the next page.
 */
export const readHistory: ReadNodeHistory = async (request, rpc) => {
  const { address: account, provider } = request
  const cursor = parseCursor(request.cursor, account)
  const addresses = knownAddressesOf(provider, account).map(({ address }) => address)
  const own = new Set(addresses)
  const pages = await Promise.all(
    addresses
      .filter((address) => cursor[address] !== null)
      .map(async (address): Promise<AddressPage> => {
        const before = cursor[address] ?? undefined
        const { rows } = await readTransactions(rpc, address, before)
        return { address, before, rows }
      }),
  )
  const isOver = ({ rows, before }: AddressPage) => {
    const last = lastMined(rows)
    return !last || last.txid === before
  }
  const open = pages.filter((page) => !isOver(page))
  const since = Math.max(0, ...open.map(({ rows }) => Math.min(...rows.map(timeOf))))
  const now = Date.now()
  const found = new Map<string, EsploraTransaction>()
  const next: Record<string, string | null> = { ...cursor }
  for (const page of pages) {
    const rows = rowsSince(page, since)
    for (const row of rows) found.set(row.txid, row)
    const last = lastMined(rows)?.txid ?? page.before
    if (isOver(page)) next[page.address] = null
    else if (last !== undefined) next[page.address] = last
  }
  const single = next[account] ?? null
  return {
    transactions: [...found.values()].map((one) => toRow(one, request, own, now)),
    next: open.length === 0 ? null : addresses.length > 1 ? JSON.stringify(next) : single,
  }
}
