import { useEffect, useLayoutEffect } from 'react'
import { loadActivity, stopActivity } from '../../actions/activity/loadActivity.ts'
import { listsOwnActivityOnly } from '../../actions/activity/offersActivity.ts'
import { shownPending } from '../../actions/activity/shownPending.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { type TransactionsState, transactions } from '../../controllers/transactions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { readDocument } from '../../utils/readDocument.ts'
import { useStateOf } from '../../utils/useStateOf.ts'

/** Interval in ms at which the history is polled. The history API lists a mined transaction after about this time. */
const historyLagMs = 5_000

interface Activity {
  state: TransactionsState
  pending: PendingTransaction[]
}

export function useActivity(namespace: Namespace, account: AccountState): Activity {
  const state = useStateOf(transactions) as TransactionsState
  const { list } = useStateOf(pendingTransactions)
  const pending = shownPending(list as PendingTransaction[], account, state.list)
  const { address, caipNetworkId } = account
  const isAwaited =
    !listsOwnActivityOnly(namespace) &&
    (pending.some(({ phase }) => phase === 'confirmed' || phase === 'failed') ||
      state.list.some(({ metadata }) => metadata.status === 'pending'))

  // The history is read before the first frame, so that cached rows or the skeleton show at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is read again for another account or network
  useLayoutEffect(() => {
    void loadActivity(namespace)
    return stopActivity
  }, [namespace, address, caipNetworkId])

  // Polls the history until it lists the pending transactions as mined.
  useEffect(() => {
    if (!isAwaited) return
    // Polling sends nothing while a request is pending. It stops after a failed request, which only the user retries.
    const look = () => {
      if (transactions.status === 'ready' && !readDocument('hidden'))
        void loadActivity(namespace, true)
    }
    look()
    const timer = setInterval(look, historyLagMs)
    return () => clearInterval(timer)
  }, [namespace, isAwaited])

  return { state, pending }
}
