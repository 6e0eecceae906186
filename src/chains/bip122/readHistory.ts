import type {
  NodeHistoryRequest,
  ReadNodeHistory,
  Transaction,
  Transfer,
} from '../../types/transaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { type EsploraTransaction, readTransactions } from './esplora.ts'

interface Moved {
  direction: Transfer['direction']
  /** Amount in satoshi, never negative. */
  amount: bigint
}

/** Computes the change of an address's balance. The fee is not counted if the address is the only payer. */
function movedBy({ vin, vout, fee }: EsploraTransaction, address: string): Moved {
  const sumOf = (outputs: readonly ({ value: bigint } | null)[]) =>
    outputs.reduce((sum, output) => sum + (output?.value ?? 0n), 0n)
  const isOwn = (output: EsploraTransaction['vout'][number] | null) =>
    output?.scriptpubkey_address === address
  const inputs = vin.map(({ prevout }) => prevout)
  const received = sumOf(vout.filter(isOwn))
  const spent = sumOf(inputs.filter(isOwn))
  if (spent === 0n || received > spent) return { direction: 'in', amount: received - spent }
  const given = spent - received - (inputs.every(isOwn) ? fee : 0n)
  return given > 0n ? { direction: 'out', amount: given } : { direction: 'self', amount: received }
}

/**
 * Returns the only address other than `address`. Empty if several addresses or no address remain, so that no row shows
 * a wrong address.
 */
function otherThan(
  address: string,
  outputs: readonly (EsploraTransaction['vout'][number] | null)[],
) {
  const all = outputs.map((output) => output?.scriptpubkey_address ?? '')
  const [other = '', ...more] = new Set(all.filter((one) => one !== address))
  return more.length === 0 ? other : ''
}

function toRow(
  transaction: EsploraTransaction,
  { address, caipNetworkId, nativeCurrency }: NodeHistoryRequest,
  now: number,
): Transaction {
  const { name, symbol, decimals } = nativeCurrency
  const { txid, vin, vout, status } = transaction
  const { direction, amount } = movedBy(transaction, address)
  const inputs = vin.map(({ prevout }) => prevout)
  return {
    id: txid,
    metadata: {
      operationType: direction === 'in' ? 'receive' : 'send',
      hash: txid,
      chain: caipNetworkId,
      // Transactions in the mempool have no time, and count as the newest.
      minedAt: status.confirmed ? (status.block_time ?? 0) * 1000 : now,
      sentFrom: direction === 'in' ? otherThan(address, inputs) : address,
      sentTo: direction === 'in' ? address : otherThan(address, vout),
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

/**
 * Reads a page of an address's history. A page without mined transactions is the last page. The length of a page does
 * not show its end, because APIs have different page lengths.
 */
export const readHistory: ReadNodeHistory = async (request, rpc) => {
  const { address, cursor } = request
  const page = await readTransactions(rpc, address, cursor)
  const now = Date.now()
  const last = page.findLast(({ status }) => status.confirmed)
  return {
    transactions: page.map((one) => toRow(one, request, now)),
    next: last && last.txid !== cursor ? last.txid : null,
  }
}
