import { describePending } from '../../actions/activity/describePending.ts'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { options } from '../../controllers/options.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'

interface PendingRowProps {
  transaction: PendingTransaction
  isBeingReplaced: boolean
}

/** A transaction that the history does not list as mined yet. A press opens its details. */
export function PendingRow({ transaction, isBeingReplaced }: PendingRowProps) {
  const modal = useModal()
  const { t, locale } = useText()
  const { caipNetworkId, phase, iconUrl, differs, onlyHost, isUncompared } = transaction
  const { title, state, hasFailed, to, symbol, amount, sign } = describePending(transaction)
  const isForeign = phase === 'foreign'
  const isUnderWay = phase === 'submitted'
  const { metadata } = useStateOf(options)
  const status = (
    <span className="quiet" role="status">
      {t(isBeingReplaced ? 'transaction.replacing' : state)}
    </span>
  )
  // These states are told by long texts, which would be cut at the end of the row.
  const isLong = isForeign || phase === 'unknown' || (isUnderWay && transaction.hashKind)
  const isOfOneHost = (isForeign || differs) && onlyHost !== undefined
  const isDoubtful = isUncompared && !differs && phase === 'confirmed'
  const ofDoubt = isDoubtful ? 'transaction.uncompared' : null
  const note = isOfOneHost ? 'transaction.oneNode' : ofDoubt
  return (
    <button
      type="button"
      className={`list-item fixed${note ? ' tall' : ''}`}
      part="list-item"
      data-hash={transaction.hash}
      aria-busy={isUnderWay}
      onClick={() => modal.router.push('Transaction', { transaction: transaction.hash })}
    >
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
          <bdi className="quiet" title={to || undefined}>
            {to ? t('activity.out', { address: shortAddress(to) }) : metadata.name || location.host}
          </bdi>
        )}
        {note && <span className="quiet source">{t(note)}</span>}
      </RowLines>
      <RowEnd>
        {amount !== null && (
          <Amount value={`${sign}${formatTokenAmount(amount, symbol, locale, caipNetworkId)}`} />
        )}
        {!isLong && status}
      </RowEnd>
    </button>
  )
}
