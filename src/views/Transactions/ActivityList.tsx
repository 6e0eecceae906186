import type { ReactNode } from 'react'
import {
  isFiltered,
  passesFilter,
  pendingPassesFilter,
} from '../../actions/activity/filterActivity.ts'
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
import { SpamRow } from './SpamRow.tsx'
import { heights, TransactionMonths } from './TransactionMonths.tsx'
import { useActivity } from './useActivity.ts'

const skeletonCount = 3

interface ActivityListProps {
  namespace: Namespace
  account: AccountState
  network: Network
  /** Limits the list to `count` transactions. The element `more` follows them. */
  preview?: { count: number; more: ReactNode }
  /** Controls above the list, which filter it. */
  tools?: ReactNode
  actions?: readonly { label: string; run: () => void }[]
}

/** Lists pending transactions first, then mined ones by month, newest first. */
export function ActivityList(props: ActivityListProps) {
  const { namespace, account, network, preview, tools, actions = [] } = props
  const modal = useModal()
  const { t } = useText()
  const { state, pending: allPending } = useActivity(namespace, account)
  const { suspects, isSpamShown, filter } = state
  const isWhole = preview || !isFiltered(filter)
  const pending = isWhole
    ? allPending
    : allPending.filter((one) => pendingPassesFilter(one, filter))
  const replace = useChunk(!preview && pending.some(canBeReplaced), () => import('./Replace.tsx'))
  const { next, status, empty } = state
  // The history omits pending transactions, since their rows in `pending` show more. A cancelled payment has one row.
  const listed = state.list.filter(
    ({ metadata }) =>
      !allPending.some(
        ({ hash, phase, replacedBy }) =>
          hash === metadata.hash || (phase === 'cancelled' && replacedBy === metadata.hash),
      ),
  )
  const hasFailed = status === 'failed'
  const isOwnOnly = listsOwnActivityOnly(namespace)
  if (listed.length === 0 && allPending.length === 0) {
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

  const matching = isWhole ? listed : listed.filter((one) => passesFilter(one, filter))
  const folded = matching.filter(({ id }) => id in suspects)
  const list = isSpamShown && !preview ? matching : matching.filter(({ id }) => !(id in suspects))
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
  if (folded.length > 0 && !preview)
    first.push({
      key: 'spam',
      height: heights.row,
      draw: () => <SpamRow count={folded.length} isShown={isSpamShown} />,
    })
  const hasNoMatch = !isWhole && matching.length + pending.length === 0
  const retry = () => void (next ? loadMoreActivity(namespace) : loadActivity(namespace, true))
  return (
    <>
      {isOwnOnly && (
        <p className="quiet own-activity">{t('activity.ownOnly', { network: network.name })}</p>
      )}
      {tools}
      {replace && <replace.ReplacePanel />}
      {hasNoMatch && (
        <p className="quiet" role="status">
          {t('activity.noMatch')}
        </p>
      )}
      <TransactionMonths
        transactions={rows}
        networkOf={() => network}
        first={first}
        next={preview || hasFailed ? null : next}
        // A filter with few matches would load the whole history at once.
        isPaused={state.isPaused || !isWhole}
        suspects={suspects}
        isLoading={status === 'loading'}
        onNext={() => void loadMoreActivity(namespace)}
        onOpen={({ id }) => modal.router.push('Transaction', { transaction: id })}
      />
      {hasFailed && (
        <Notice message={t('activity.failed')} action={{ label: t('retry'), run: retry }} />
      )}
      {preview && (listed.length > rows.length || next) && preview.more}
    </>
  )
}
