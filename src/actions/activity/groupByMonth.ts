import type { Transaction } from '../../types/transaction.ts'

export interface MonthOfTransactions {
  /** Year and month in the user's time zone, not padded: `2026-1`. */
  id: string
  /** Name of the month in the locale, with the year unless it is the current one. */
  title: string
  transactions: Transaction[]
}

export function groupByMonth(
  transactions: readonly Transaction[],
  locale: string,
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
      const title = new Intl.DateTimeFormat(locale, format).format(minedAt)
      months.push({ id, title, transactions: [transaction] })
    }
  }
  return months
}
