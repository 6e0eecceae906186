import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { loadActivity, stopActivity } from '../../actions/activity/loadActivity.ts'
import { shownPending } from '../../actions/activity/shownPending.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { type TransactionsState, transactions } from '../../controllers/transactions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'

/** The history tells of a block some seconds after the chain has it. */
const historyLagMs = 5_000

interface Activity {
  state: TransactionsState
  pending: PendingTransaction[]
}

/** What the account has done and is doing, read when the view shows and kept up to date. */
export function useActivity(namespace: Namespace, account: AccountState): Activity {
  const state = useSnapshot(transactions) as TransactionsState
  const { list } = useSnapshot(pendingTransactions)
  const pending = shownPending(list as PendingTransaction[], account, state.list)
  const { address, caipNetworkId } = account
  const isAwaited = pending.some(({ phase }) => phase === 'confirmed' || phase === 'failed')

  // Before the first frame: what is known is shown at once, and what is waited for by its skeleton.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network is read anew
  useLayoutEffect(() => {
    void loadActivity(namespace)
    return stopActivity
  }, [namespace, address, caipNetworkId])

  // The chain has it: the history is asked until it has it, too.
  useEffect(() => {
    if (!isAwaited) return
    // What is under way is not cut off, and what has failed is for the visitor to try again.
    const look = () => {
      if (transactions.status === 'ready' && !document.hidden) void loadActivity(namespace, true)
    }
    look()
    const timer = setInterval(look, historyLagMs)
    return () => clearInterval(timer)
  }, [namespace, isAwaited])

  return { state, pending }
}
