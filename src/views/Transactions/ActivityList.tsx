import { type ReactNode, useEffect } from 'react'
import { groupByMonth } from '../../actions/activity/groupByMonth.ts'
import { loadActivity, loadMoreActivity } from '../../actions/activity/loadActivity.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { useText } from '../context.ts'
import { PendingRow } from './PendingRow.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import { useActivity } from './useActivity.ts'

const heights = { row: 56, title: 28 }
const skeletonCount = 3
export const clockPath = 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'

interface ActivityListProps {
  namespace: Namespace
  account: AccountState
  network: Network
  /** Shows no more than the newest ones, and what leads to all of them. */
  preview?: { count: number; more: ReactNode }
  /** Ways on for who has done nothing yet. */
  actions?: readonly { label: string; run: () => void }[]
}

/** What stands in a place of the list; drawn when it comes into sight. */
interface Item {
  key: string
  height: number
  draw(): ReactNode
}

/** The end of what is known: coming near it reads the page that follows. */
function NextPage({ namespace, cursor }: { namespace: Namespace; cursor: string }) {
  const { t } = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a cursor of its own
  useEffect(() => {
    void loadMoreActivity(namespace)
  }, [namespace, cursor])
  return <SkeletonRows count={1} label={t('loading')} />
}

/** What the account has done, newest first, by month. What is under way is on top. */
export function ActivityList(props: ActivityListProps) {
  const { namespace, account, network, preview, actions = [] } = props
  const { t, language } = useText()
  const { state, pending } = useActivity(namespace, account)
  const { list, next, status, empty } = state
  const hasFailed = status === 'failed'
  if (list.length === 0 && pending.length === 0) {
    if (hasFailed) {
      const retry = { label: t('retry'), run: () => void loadActivity(namespace, true) }
      return <Notice message={t('activity.failed')} action={retry} />
    }
    if (empty && status === 'ready')
      return <EmptyState drawing={clockPath} message={t('activity.empty')} actions={actions} />
    if (!(status === 'ready' && next))
      return <SkeletonRows count={skeletonCount} label={t('loading')} />
  }

  const rows = preview ? list.slice(0, Math.max(0, preview.count - pending.length)) : list
  const items: Item[] = pending.slice(0, preview?.count).map((transaction) => ({
    key: transaction.hash,
    height: heights.row,
    draw: () => <PendingRow transaction={transaction} />,
  }))
  for (const { id, title, transactions } of groupByMonth(rows, language)) {
    const draw = () => <h2 className="month">{title}</h2>
    items.push({ key: id, height: heights.title, draw })
    for (const transaction of transactions) {
      const row = () => <TransactionRow transaction={transaction} network={network} />
      items.push({ key: transaction.id, height: heights.row, draw: row })
    }
  }
  if (!preview && next && !hasFailed) {
    const draw = () => <NextPage namespace={namespace} cursor={next} />
    items.push({ key: 'next', height: heights.row, draw })
  }
  const retry = () => void (next ? loadMoreActivity(namespace) : loadActivity(namespace, true))
  return (
    <>
      <VirtualList
        label={t('activity.title')}
        count={items.length}
        keyOf={(index) => items[index]?.key ?? ''}
        heightOf={(index) => items[index]?.height ?? 0}
      >
        {(index) => items[index]?.draw()}
      </VirtualList>
      {hasFailed && (
        <Notice message={t('activity.failed')} action={{ label: t('retry'), run: retry }} />
      )}
      {preview && (list.length > rows.length || next) && preview.more}
    </>
  )
}
