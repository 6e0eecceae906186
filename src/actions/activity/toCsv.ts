import type { Network } from '../../types/network.ts'
import type { Suspicion, Transaction, Transfer } from '../../types/transaction.ts'
import type { TransactionDetails } from '../../types/transactionDetails.ts'
import { formatUnits } from '../../utils/amount.ts'
import { provedOther } from './provedOther.ts'

/** Names of the columns, in English for programs that read the file. */
const header = [
  'Time (UTC)',
  'Type',
  'Status',
  'Direction',
  'Amount',
  'Symbol',
  'Token',
  'From',
  'To',
  'Fee',
  'Fee symbol',
  'Nonce',
  'Hash',
  'Network',
  'Likely spam',
]

/**
 * Writes a cell by RFC 4180. Spreadsheets run a cell that begins with `=`, `+`, `-`, `@`, a tab or a carriage return as a
 * formula, which an apostrophe prevents (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

interface ExportedState {
  network: Network
  details: Readonly<Record<string, TransactionDetails>>
  suspects: Readonly<Record<string, Suspicion>>
}

/** Sender and receiver of a transfer, each empty if it is unknown. A contract is not the receiver of its tokens. */
function partiesOf(
  { metadata }: Transaction,
  transfer: Transfer | undefined,
  network: Network,
  read: TransactionDetails | undefined,
): [from: string, to: string] {
  const { operationType, sentFrom, sentTo } = metadata
  if (!transfer || (operationType !== 'send' && operationType !== 'receive')) return [sentFrom, '']
  const isNative = transfer.fungibleInfo?.symbol === network.nativeCurrency.symbol
  const isIncoming = transfer.direction === 'in'
  const listed = isIncoming ? sentFrom : sentTo
  const other = (read?.transfers ? provedOther(transfer, read, isNative) : isNative && listed) || ''
  return isIncoming ? [other, ''] : [sentFrom, other]
}

function linesOf(row: Transaction, { network, details, suspects }: ExportedState): string[][] {
  const { hash, minedAt, operationType, status, chain, nonce } = row.metadata
  const read = hash ? details[hash] : undefined
  const { symbol: native, decimals } = network.nativeCurrency
  const transfers: readonly (Transfer | undefined)[] =
    row.transfers.length > 0 ? row.transfers : [undefined]
  return transfers.map((transfer, index) => {
    const { fungibleInfo, nftInfo, direction = '', quantity } = transfer ?? {}
    const [from, to] = partiesOf(row, transfer, network, read)
    // A transaction pays its fee once.
    const fee = index === 0 && read?.fee != null ? read.fee : null
    return [
      minedAt > 0 ? new Date(minedAt).toISOString() : '',
      operationType,
      status,
      direction,
      quantity?.numeric ?? '',
      fungibleInfo?.symbol ?? '',
      nftInfo?.name ?? fungibleInfo?.name ?? '',
      from,
      to,
      fee === null ? '' : formatUnits(fee, decimals),
      fee === null ? '' : native,
      String(read?.nonce ?? nonce ?? ''),
      hash ?? '',
      chain ?? '',
      suspects[row.id]?.kind ?? '',
    ]
  })
}

/** Writes transactions as CSV, one line a transfer. Amounts have all their digits, without signs, and times are in UTC. */
export function toCsv(rows: readonly Transaction[], state: ExportedState): string {
  const lines = [header, ...rows.flatMap((row) => linesOf(row, state))]
  return lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('')
}
