import {
  accountOf,
  accounts,
  connectedNamespaces,
  updateAccount,
} from '../../controllers/accounts.ts'
import { options } from '../../controllers/options.ts'
import { findPending, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { subscribe } from '../../utils/state.ts'
import { loadTexts } from './loadTexts.ts'

/** Time for which a confirmed transaction is marked. */
const confirmedMs = 4_000

/** The marked transaction of each namespace. */
const marked = new Map<Namespace, Pick<PendingTransaction, 'hash' | 'caipNetworkId'>>()

let isStarted = false

function markConfirmed(namespace: Namespace): void {
  updateAccount(namespace, { transactionMark: 'confirmed' })
  setTimeout(() => {
    if (accountOf(namespace).transactionMark === 'confirmed')
      updateAccount(namespace, { transactionMark: null })
  }, confirmedMs)
}

function mark(namespace: Namespace): void {
  const account = accountOf(namespace)
  const pending = pendingTransactions.list.find(
    (one) =>
      one.phase === 'submitted' && one.namespace === namespace && one.from === account.address,
  )
  const last = marked.get(namespace)
  if (pending) {
    const { hash, caipNetworkId } = pending
    marked.set(namespace, { hash, caipNetworkId })
    updateAccount(namespace, { transactionMark: 'pending' })
  } else if (account.transactionMark === 'pending') {
    marked.delete(namespace)
    const ended = last && findPending(last)
    // No mark is shown if the user has switched to another account, or if the wallet may have sent something else.
    const isOwn = ended?.from === account.address && !ended.differs && !ended.isUncompared
    const isPaid = ended?.phase === 'confirmed' && ended.replaces?.kind !== 'cancel'
    if (isOwn && (isPaid || ended?.spedUp)) markConfirmed(namespace)
    else updateAccount(namespace, { transactionMark: null })
  }
}

function markAll(): void {
  for (const namespace of connectedNamespaces()) mark(namespace)
}

/** Updates the marks of pending transactions, which buttons show, if `follow-transactions` is set. Never throws. */
export async function startMarking(): Promise<void> {
  if (isStarted || !options.followTransactions) return
  isStarted = true
  await loadTexts()
  subscribe(pendingTransactions, markAll)
  subscribe(accounts, markAll)
  markAll()
}
