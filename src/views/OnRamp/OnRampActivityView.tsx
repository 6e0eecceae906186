import { useEffect } from 'react'
import { payingAccount } from '../../actions/account/payingAccount.ts'
import { networkFor } from '../../actions/connection/networkFor.ts'
import {
  loadMorePurchases,
  loadPurchases,
  stopPurchases,
} from '../../actions/onramp/loadPurchases.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { type OnrampState, onramp } from '../../controllers/onramp.ts'
import type { Transaction } from '../../types/transaction.ts'
import { readDocument } from '../../utils/readDocument.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { usePayer } from '../shared/usePayer.ts'
import { TransactionMonths } from '../Transactions/TransactionMonths.tsx'

const refetchMs = 3_000
const skeletonCount = 3

function isUnderWay({ metadata }: Transaction, now: Date): boolean {
  const date = new Date(metadata.minedAt)
  const isThisMonth = date.getMonth() === now.getMonth() && date.getFullYear() === now.getFullYear()
  return isThisMonth && metadata.status === 'pending'
}

export default function OnRampActivityView() {
  const modal = useModal()
  const { t } = useText()
  const payer = usePayer(payingAccount)
  const { purchases } = useStateOf(onramp) as OnrampState
  const address = payer?.address
  // Purchases loaded for another account are never rendered, not even for one frame.
  const list = purchases.owner === address ? purchases.list : []
  const isAwaited = list.some((row) => isUnderWay(row, new Date()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again for another account
  useEffect(() => {
    void loadPurchases()
    return stopPurchases
  }, [address])

  useEffect(() => {
    if (!isAwaited) return
    // Polling sends nothing while a request is pending. It stops after a failed request, which only the user retries.
    const look = () => {
      if (onramp.purchases.status === 'ready' && !readDocument('hidden')) void loadPurchases()
    }
    const timer = setInterval(look, refetchMs)
    return () => clearInterval(timer)
  }, [isAwaited])

  if (!payer) return null
  const hasFailed = purchases.status === 'failed'
  const retry = { label: t('retry'), run: () => void loadPurchases() }
  const notice = hasFailed && <Notice message={t('activity.failed')} action={retry} />
  if (list.length === 0 && !purchases.next) {
    if (hasFailed) return notice
    if (purchases.status !== 'ready')
      return <SkeletonRows count={skeletonCount} label={t('loading')} />
    const buy = { label: t('account.buyCrypto'), run: () => modal.router.push('OnRampProviders') }
    return <EmptyState drawing={clockPath} message={t('onramp.empty')} actions={[buy]} />
  }
  return (
    <div className="activity">
      <TransactionMonths
        transactions={list}
        networkOf={({ metadata }) => (metadata.chain ? networkFor(metadata.chain) : payer.network)}
        next={hasFailed ? null : purchases.next}
        isPaused={purchases.isPaused}
        isLoading={purchases.status === 'loading'}
        onNext={() => void loadMorePurchases()}
      />
      {notice}
    </div>
  )
}
