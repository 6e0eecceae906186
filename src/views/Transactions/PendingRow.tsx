import { pendingExplorerUrl } from '../../actions/account/explorerUrls.ts'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { options } from '../../controllers/options.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'

const verbs = {
  send: ['activity.sending', 'activity.sent'],
  swap: ['activity.swapping', 'activity.swapped'],
  approve: ['activity.approving', 'activity.approved'],
  revoke: ['activity.revoking', 'activity.revoked'],
  page: ['activity.app', 'activity.app'],
} as const

function stateOf({ phase, isBatch, spedUp, hashKind }: PendingTransaction) {
  if (spedUp) return 'transaction.spedUp'
  // A node does not know the status of a batch; only the wallet reports it.
  if (phase === 'unknown') return isBatch ? 'transaction.untold' : 'transaction.dropped'
  if (phase === 'submitted' && hashKind) return `transaction.${hashKind}` as const
  return phase === 'cancelled' ? 'activity.canceled' : (`transaction.${phase}` as const)
}

interface PendingRowProps {
  transaction: PendingTransaction
  isBeingReplaced: boolean
}

/** A transaction that the history does not list as mined yet. */
export function PendingRow({ transaction, isBeingReplaced }: PendingRowProps) {
  const { t, locale } = useText()
  const { caipNetworkId, kind, phase, iconUrl, differs, onlyHost, isUncompared } = transaction
  const explorerUrl = pendingExplorerUrl(transaction)
  const isForeign = phase === 'foreign'
  const isUnderWay = phase === 'submitted'
  const { metadata } = useStateOf(options)
  // The row shows what the wallet has sent, which is not always what was ordered.
  const { to, amount } = differs ?? transaction
  const symbol = differs
    ? (differs.symbol ?? shortAddress(differs.token ?? ''))
    : transaction.symbol
  // A plain transfer that the page has requested has the same text as one of Send. This text names the receiver.
  const [doing, done] = verbs[kind === 'page' && to ? 'send' : kind]
  const isOpen = isUnderWay || phase === 'unknown' || isForeign
  const hasFailed = phase === 'failed' || phase === 'partial' || phase === 'dropped'
  const isCancelled = phase === 'cancelled'
  const isCancellation = transaction.replaces?.kind === 'cancel'
  const title = isCancellation ? 'activity.cancel.title' : isOpen || isCancelled ? doing : done
  const status = (
    <span className="quiet" role="status">
      {t(isBeingReplaced ? 'transaction.replacing' : stateOf(transaction))}
    </span>
  )
  // These states are told by long texts, which would be cut at the end of the row.
  const isLong = isForeign || phase === 'unknown' || (isUnderWay && transaction.hashKind)
  const isOfOneHost = (isForeign || differs) && onlyHost !== undefined
  const isDoubtful = isUncompared && !differs && phase === 'confirmed'
  const ofDoubt = isDoubtful ? 'transaction.uncompared' : null
  const note = isOfOneHost ? 'transaction.oneNode' : ofDoubt
  const className = `list-item fixed${note ? ' tall' : ''}`
  const content = (
    <>
      <Tile
        round
        src={(differs ? null : iconUrl) ?? undefined}
        fallback={<Letter name={symbol} />}
      />
      <RowLines>
        <span className="name">
          {t(title)} {hasFailed && <span className="failed">{t('transaction.failed')}</span>}
          {differs && <span className="failed">{t('transaction.differs')}</span>}
        </span>
        {isLong ? (
          status
        ) : (
          <bdi className="quiet" title={to ?? undefined}>
            {to ? t('activity.out', { address: shortAddress(to) }) : metadata.name || location.host}
          </bdi>
        )}
        {note && <span className="quiet source">{t(note)}</span>}
      </RowLines>
      <RowEnd>
        {/* Approvals and cancelled payments transfer nothing, so their amounts have no minus sign. */}
        {to && amount !== null && !isForeign && !isCancellation && (
          <Amount
            value={`${(kind === 'approve' && !differs) || isCancelled ? '' : '-'}${formatTokenAmount(amount, symbol, locale, caipNetworkId)}`}
          />
        )}
        {!isLong && status}
      </RowEnd>
    </>
  )
  if (!explorerUrl)
    return (
      <div className={className} aria-busy={isUnderWay}>
        {content}
      </div>
    )
  return (
    <a
      className={className}
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
