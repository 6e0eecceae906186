import type { Transaction } from '../../types/transaction.ts'

export interface MonthOfTransactions {
  /** As in `2026-11`, in the visitor's time zone. */
  id: string
  /** The month's name in the visitor's language, with the year where it is not the present one. */
  title: string
  transactions: Transaction[]
}

/** Transactions, newest first, by the month that they were made in. */
export function groupByMonth(
  transactions: readonly Transaction[],
  language: string,
  now: Date = new Date(),
): MonthOfTransactions[] {
  const months: MonthOfTransactions[] = []
  for (const transaction of transactions) {
    const minedAt = new Date(transaction.metadata.minedAt)
    const year = minedAt.getFullYear()
    const id = `${year}-${minedAt.getMonth() + 1}`
    const last = months.at(-1)
    if (last?.id === id) last.transactions.push(transaction)
    else {
      const isThisYear = year === now.getFullYear()
      const format: Intl.DateTimeFormatOptions = { month: 'long' }
      if (!isThisYear) format.year = 'numeric'
      const title = new Intl.DateTimeFormat(language, format).format(minedAt)
      months.push({ id, title, transactions: [transaction] })
    }
  }
  return months
}
