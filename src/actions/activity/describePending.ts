import type { MessageKey } from '../../i18n/messages.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { shortAddress } from '../../utils/shortAddress.ts'

const verbs = {
  send: ['activity.sending', 'activity.sent'],
  swap: ['activity.swapping', 'activity.swapped'],
  approve: ['activity.approving', 'activity.approved'],
  revoke: ['activity.revoking', 'activity.revoked'],
  page: ['activity.app', 'activity.app'],
} as const

function stateOf({ phase, isBatch, spedUp, hashKind }: PendingTransaction): MessageKey {
  if (spedUp) return 'transaction.spedUp'
  // A node does not know the status of a batch; only the wallet reports it.
  if (phase === 'unknown') return isBatch ? 'transaction.untold' : 'transaction.dropped'
  if (phase === 'submitted' && hashKind) return `transaction.${hashKind}` as const
  return phase === 'cancelled' ? 'activity.canceled' : (`transaction.${phase}` as const)
}

interface DescribedPending {
  title: MessageKey
  state: MessageKey
  hasFailed: boolean
  /** The receiver; empty or null if there is none. */
  to: string | null
  symbol: string
  /** A decimal string in token units; null if it is not shown. */
  amount: string | null
  /** Approvals and cancelled payments transfer nothing, so their amounts have no minus sign. */
  sign: '' | '-'
}

/** Describes a transaction of this browser by what the wallet has sent, which is not always what was ordered. */
export function describePending(transaction: PendingTransaction): DescribedPending {
  const { kind, phase, differs, replaces } = transaction
  const { to, amount } = differs ?? transaction
  // A plain transfer that the page has requested has the same text as one of Send. This text names the receiver.
  const [doing, done] = verbs[kind === 'page' && to ? 'send' : kind]
  const isForeign = phase === 'foreign'
  const isCancelled = phase === 'cancelled'
  const isOpen = phase === 'submitted' || phase === 'unknown' || isForeign
  const isCancellation = replaces?.kind === 'cancel'
  return {
    title: isCancellation ? 'activity.cancel.title' : isOpen || isCancelled ? doing : done,
    state: stateOf(transaction),
    hasFailed: phase === 'failed' || phase === 'partial' || phase === 'dropped',
    to,
    symbol: differs ? (differs.symbol ?? shortAddress(differs.token ?? '')) : transaction.symbol,
    amount: to && !isForeign && !isCancellation ? amount : null,
    sign: (kind === 'approve' && !differs) || isCancelled ? '' : '-',
  }
}
