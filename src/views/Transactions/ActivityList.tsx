import type { ReactNode } from 'react'
import { loadActivity, loadMoreActivity } from '../../actions/activity/loadActivity.ts'
import { listsOwnActivityOnly } from '../../actions/activity/offersActivity.ts'
import { canBeReplaced, isReplaced } from '../../actions/transactions/isReplaced.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { useModal, useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { useChunk } from '../shared/useChunk.ts'
import { PendingRow } from './PendingRow.tsx'
import { heights, TransactionMonths } from './TransactionMonths.tsx'
import { useActivity } from './useActivity.ts'

const skeletonCount = 3

interface ActivityListProps {
  namespace: Namespace
  account: AccountState
  network: Network
  /** Limits the list to `count` transactions. The element `more` follows them. */
  preview?: { count: number; more: ReactNode }
  actions?: readonly { label: string; run: () => void }[]
}

/** Lists pending transactions first, then mined ones by month, newest first. */
export function ActivityList(props: ActivityListProps) {
  const { namespace, account, network, preview, actions = [] } = props
  const modal = useModal()
  const { t } = useText()
  const { state, pending } = useActivity(namespace, account)
  const replace = useChunk(!preview && pending.some(canBeReplaced), () => import('./Replace.tsx'))
  const { next, status, empty } = state
  // The history omits pending transactions, since their rows in `pending` show more. A cancelled payment has one row.
  const list = state.list.filter(
    ({ metadata }) =>
      !pending.some(
        ({ hash, phase, replacedBy }) =>
          hash === metadata.hash || (phase === 'cancelled' && replacedBy === metadata.hash),
      ),
  )
  const hasFailed = status === 'failed'
  const isOwnOnly = listsOwnActivityOnly(namespace)
  if (list.length === 0 && pending.length === 0) {
    if (hasFailed) {
      const retry = { label: t('retry'), run: () => void loadActivity(namespace, true) }
      return <Notice message={t('activity.failed')} action={retry} />
    }
    if (empty && status === 'ready') {
      const emptyText = isOwnOnly ? 'activity.ownOnly.empty' : 'activity.empty'
      const message = t(emptyText, { network: network.name })
      return <EmptyState drawing={clockPath} message={message} actions={actions} />
    }
    if (!next || (status !== 'ready' && !state.isPaused))
      return <SkeletonRows count={skeletonCount} label={t('loading')} />
  }

  const rows = preview ? list.slice(0, Math.max(0, preview.count - pending.length)) : list
  const first = pending.slice(0, preview?.count).flatMap((transaction) => {
    const { hash: key } = transaction
    const isBeingReplaced = isReplaced(transaction, pending)
    const draw = () => <PendingRow transaction={transaction} isBeingReplaced={isBeingReplaced} />
    const row = { key, height: heights.row, draw }
    if (!replace || isBeingReplaced || !canBeReplaced(transaction)) return [row]
    const drawActions = () => <replace.ReplaceActions transaction={transaction} />
    return [row, { key: `${key} actions`, height: heights.actions, draw: drawActions }]
  })
  const retry = () => void (next ? loadMoreActivity(namespace) : loadActivity(namespace, true))
  return (
    <>
      {isOwnOnly && (
        <p className="quiet own-activity">{t('activity.ownOnly', { network: network.name })}</p>
      )}
      {replace && <replace.ReplacePanel />}
      <TransactionMonths
        transactions={rows}
        networkOf={() => network}
        first={first}
        next={preview || hasFailed ? null : next}
        isPaused={state.isPaused}
        isLoading={status === 'loading'}
        onNext={() => void loadMoreActivity(namespace)}
        onOpen={({ id }) => modal.router.push('Transaction', { transaction: id })}
      />
      {hasFailed && (
        <Notice message={t('activity.failed')} action={{ label: t('retry'), run: retry }} />
      )}
      {preview && (list.length > rows.length || next) && preview.more}
    </>
  )
}
