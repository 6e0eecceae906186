import type { ActivityFilter, ActivityKind } from '../../controllers/transactions.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Transaction } from '../../types/transaction.ts'

/** Kinds by operation type of the history. */
const kinds: Partial<Record<string, ActivityKind>> = {
  send: 'sent',
  receive: 'received',
  arrive: 'received',
  trade: 'swapped',
  approve: 'approved',
  revoke: 'approved',
}

const kindsOfPending: Partial<Record<PendingTransaction['kind'], ActivityKind>> = {
  send: 'sent',
  swap: 'swapped',
  approve: 'approved',
  revoke: 'approved',
}

const kindOf = ({ metadata }: Transaction): ActivityKind =>
  (Object.hasOwn(kinds, metadata.operationType) && kinds[metadata.operationType]) || 'other'

export const isFiltered = ({ kind, symbol }: ActivityFilter): boolean =>
  kind !== null || symbol !== null

export const passesFilter = (row: Transaction, { kind, symbol }: ActivityFilter): boolean =>
  (kind === null || kindOf(row) === kind) &&
  (symbol === null || row.transfers.some(({ fungibleInfo }) => fungibleInfo?.symbol === symbol))

export function pendingPassesFilter(
  { kind: own, to, symbol: unit }: PendingTransaction,
  { kind, symbol }: ActivityFilter,
): boolean {
  const ofPage = to ? 'sent' : 'other'
  return (
    (kind === null || (kindsOfPending[own] ?? ofPage) === kind) &&
    (symbol === null || unit === symbol)
  )
}

/** Symbols of the tokens in transactions, in alphabetical order. */
export const symbolsIn = (rows: readonly Transaction[]): string[] =>
  [
    ...new Set(
      rows.flatMap(({ transfers }) =>
        transfers.flatMap(({ fungibleInfo }) => fungibleInfo?.symbol ?? []),
      ),
    ),
  ].sort()
