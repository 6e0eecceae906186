import { type ReactNode, useEffect } from 'react'
import { groupByMonth } from '../../actions/activity/groupByMonth.ts'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import type { Network } from '../../types/network.ts'
import type { Transaction } from '../../types/transaction.ts'
import { useText } from '../context.ts'
import { TransactionRow } from './TransactionRow.tsx'

const heights = { row: 56, title: 28 }

/** What stands in a place of the list; drawn when it comes into sight. */
interface Item {
  key: string
  height: number
  draw(): ReactNode
}

interface TransactionMonthsProps {
  /** Newest first. */
  transactions: readonly Transaction[]
  /** Where each was made. */
  networkOf(transaction: Transaction): Network
  /** Rows above all months. */
  first?: readonly { key: string; draw(): ReactNode }[]
  /** Where the page that follows begins; null for none. */
  next: string | null
  onNext: () => void
}

/** The end of what is known: coming near it reads the page that follows. */
function NextPage({ cursor, onNear }: { cursor: string; onNear: () => void }) {
  const { t } = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a cursor of its own
  useEffect(onNear, [cursor])
  return <SkeletonRows count={1} label={t('loading')} />
}

/** Transactions by month. Only what is in sight is drawn. */
export function TransactionMonths(props: TransactionMonthsProps) {
  const { transactions, networkOf, first = [], next, onNext } = props
  const { t, language } = useText()
  const items: Item[] = first.map((one) => ({ ...one, height: heights.row }))
  for (const { id, title, transactions: ofMonth } of groupByMonth(transactions, language)) {
    const draw = () => <h2 className="month">{title}</h2>
    items.push({ key: id, height: heights.title, draw })
    for (const transaction of ofMonth) {
      const row = () => (
        <TransactionRow transaction={transaction} network={networkOf(transaction)} />
      )
      items.push({ key: transaction.id, height: heights.row, draw: row })
    }
  }
  if (next) {
    const draw = () => <NextPage cursor={next} onNear={onNext} />
    items.push({ key: 'next', height: heights.row, draw })
  }
  return (
    <VirtualList
      label={t('activity.title')}
      count={items.length}
      keyOf={(index) => items[index]?.key ?? ''}
      heightOf={(index) => items[index]?.height ?? 0}
    >
      {(index) => items[index]?.draw()}
    </VirtualList>
  )
}
