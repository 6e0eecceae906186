import { subscribe } from 'valtio/vanilla'
import { accountOf, accounts, connectedNamespaces } from '../../controllers/accounts.ts'
import { options } from '../../controllers/options.ts'
import { findPending, marks, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { Namespace } from '../../types/caip.ts'
import { loadTexts } from './loadTexts.ts'

/** Time for which a confirmed transaction is marked. */
const confirmedMs = 4_000

function markConfirmed(namespace: Namespace): void {
  accountOf(namespace).transactionMark = 'confirmed'
  setTimeout(() => {
    const account = accountOf(namespace)
    if (account.transactionMark === 'confirmed') account.transactionMark = null
  }, confirmedMs)
}

function mark(namespace: Namespace): void {
  const account = accountOf(namespace)
  const pending = pendingTransactions.list.find(
    (one) =>
      one.phase === 'submitted' && one.namespace === namespace && one.from === account.address,
  )
  const last = marks.shown.get(namespace)
  if (pending) {
    const { hash, caipNetworkId } = pending
    marks.shown.set(namespace, { hash, caipNetworkId })
    account.transactionMark = 'pending'
  } else if (account.transactionMark === 'pending') {
    marks.shown.delete(namespace)
    const ended = last && findPending(last)
    // No mark is shown if the user has switched to another account, or if the wallet has sent something else.
    const isOwn = ended?.from === account.address && !ended.differs
    const isPaid = ended?.phase === 'confirmed' && ended.replaces?.kind !== 'cancel'
    if (isOwn && (isPaid || ended?.spedUp)) markConfirmed(namespace)
    else account.transactionMark = null
  }
}

function markAll(): void {
  for (const namespace of connectedNamespaces()) mark(namespace)
}

/** Updates the marks of pending transactions, which buttons show, if `follow-transactions` is set. Never throws. */
export async function startMarking(): Promise<void> {
  if (marks.isStarted || !options.followTransactions) return
  marks.isStarted = true
  await loadTexts()
  subscribe(pendingTransactions, markAll)
  subscribe(accounts, markAll)
  markAll()
}
