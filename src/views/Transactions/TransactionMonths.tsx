import { type ReactNode, useEffect } from 'react'
import { groupByMonth } from '../../actions/activity/groupByMonth.ts'
import { Button } from '../../components/Button.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import type { Network } from '../../types/network.ts'
import type { Transaction } from '../../types/transaction.ts'
import { useText } from '../context.ts'
import { TransactionRow } from './TransactionRow.tsx'

export const heights = { row: 56, title: 28, actions: 32 }

/** A row or month heading. `draw` is called when the item becomes visible. */
interface Item {
  key: string
  height: number
  draw(): ReactNode
}

interface TransactionMonthsProps {
  /** The transactions, newest first. */
  transactions: readonly Transaction[]
  networkOf(transaction: Transaction): Network
  first?: readonly Item[]
  /** The cursor of the next page; null at the end. */
  next: string | null
  /** True if the next page loads only when the user presses the button. */
  isPaused: boolean
  isLoading: boolean
  onNext: () => void
  onOpen?: ((transaction: Transaction) => void) | undefined
  /** Ids of the transactions that are likely spam. */
  suspects?: Readonly<Record<string, unknown>>
}

function NextPage({ cursor, onNear }: { cursor: string; onNear: () => void }) {
  const { t } = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: called again for the cursor of each page
  useEffect(onNear, [cursor])
  return <SkeletonRows count={1} label={t('loading')} />
}

/** The button keeps the focus while the next page loads, because it stays mounted. */
function LoadMore({ isLoading, onNext }: { isLoading: boolean; onNext: () => void }) {
  const { t } = useText()
  return (
    <Button variant="quiet" disabled={isLoading} onClick={onNext}>
      {t('activity.loadMore')}
    </Button>
  )
}

export function TransactionMonths(props: TransactionMonthsProps) {
  const {
    transactions,
    networkOf,
    first = [],
    next,
    isPaused,
    isLoading,
    onNext,
    onOpen,
    suspects = {},
  } = props
  const { t, locale } = useText()
  const items: Item[] = [...first]
  for (const { id, title, transactions: ofMonth } of groupByMonth(transactions, locale)) {
    const draw = () => <h2 className="month">{title}</h2>
    items.push({ key: id, height: heights.title, draw })
    for (const transaction of ofMonth) {
      const row = () => (
        <TransactionRow
          transaction={transaction}
          network={networkOf(transaction)}
          onOpen={onOpen}
          isSpam={transaction.id in suspects}
        />
      )
      items.push({ key: transaction.id, height: heights.row, draw: row })
    }
  }
  if (next) {
    const draw = () =>
      isPaused ? (
        <LoadMore isLoading={isLoading} onNext={onNext} />
      ) : (
        <NextPage cursor={next} onNear={onNext} />
      )
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
