import { useSnapshot } from 'valtio/react'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { options } from '../../controllers/options.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'

const verbs = {
  send: ['activity.sending', 'activity.sent'],
  swap: ['activity.swapping', 'activity.swapped'],
  approve: ['activity.approving', 'activity.approved'],
  revoke: ['activity.revoking', 'activity.revoked'],
  page: ['activity.app', 'activity.app'],
} as const

interface PendingRowProps {
  transaction: PendingTransaction
  isBeingReplaced: boolean
}

/** A transaction that the history does not list as mined yet. */
export function PendingRow({ transaction, isBeingReplaced }: PendingRowProps) {
  const { t, locale } = useText()
  const { caipNetworkId, kind, phase, to, amount, symbol, iconUrl, explorerUrl, spedUp, isBatch } =
    transaction
  const isUnderWay = phase === 'submitted'
  const { metadata } = useSnapshot(options)
  // A plain transfer that the page has requested has the same text as one of Send. This text names the receiver.
  const [doing, done] = verbs[kind === 'page' && to ? 'send' : kind]
  const hasFailed = phase === 'failed' || phase === 'partial' || phase === 'dropped'
  // A node does not know the status of a batch; only the wallet reports it.
  const isUntold = isBatch && phase === 'dropped'
  const isCancelled = phase === 'cancelled'
  const isCancellation = transaction.replaces?.kind === 'cancel'
  const ending = isCancelled ? 'activity.canceled' : (`transaction.${phase}` as const)
  const ended = t(isUntold ? 'transaction.untold' : spedUp ? 'transaction.spedUp' : ending)
  const title = isCancellation ? 'activity.cancel.title' : isUnderWay || isCancelled ? doing : done
  const state = isBeingReplaced ? t('transaction.replacing') : ended
  const content = (
    <>
      <Tile round src={iconUrl ?? undefined} fallback={<Letter name={symbol} />} />
      <RowLines>
        <span className="name">
          {t(title)}
          {hasFailed && <span className="failed">{t('transaction.failed')}</span>}
        </span>
        <bdi className="quiet" title={to}>
          {to ? t('activity.out', { address: shortAddress(to) }) : metadata.name || location.host}
        </bdi>
      </RowLines>
      <RowEnd>
        {/* Approvals and cancelled payments transfer nothing, so their amounts have no minus sign. */}
        {to && !isCancellation && (
          <Amount
            value={`${kind === 'approve' || isCancelled ? '' : '-'}${formatTokenAmount(amount, symbol, locale, caipNetworkId)}`}
          />
        )}
        <span className="quiet" role="status">
          {state}
        </span>
      </RowEnd>
    </>
  )
  if (!explorerUrl)
    return (
      <div className="list-item fixed" aria-busy={isUnderWay}>
        {content}
      </div>
    )
  return (
    <a
      className="list-item fixed"
      part="list-item"
      aria-busy={isUnderWay}
      href={explorerUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      {content}
    </a>
  )
}
