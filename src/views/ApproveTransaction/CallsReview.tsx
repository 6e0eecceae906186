import { useSnapshot } from 'valtio/react'
import type { CallReview } from '../../controllers/calls.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow, ReviewActions } from '../shared/ReviewRows.tsx'
import { CallRow } from './CallRow.tsx'
import css from './CallsReview.css'

addStyles(css)

export function CallsReview({ review }: { review: CallReview }) {
  const { t } = useText()
  const { metadata } = useSnapshot(options)
  const { batch, network, networkId, address, units, decide } = review
  const count = batch.calls.length
  const app = metadata.name || location.host
  return (
    <div className="review calls">
      <h2>{t(count === 1 ? 'calls.one' : 'calls.many', { app, count })}</h2>
      {units === null ? (
        <p role="status" className="quiet">
          {t('calls.reading')}
        </p>
      ) : (
        <ol aria-label={t('calls.list')}>
          {batch.calls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a batch are told apart by their place
            <CallRow key={index} call={call} network={network} unit={units[call.to]} />
          ))}
        </ol>
      )}
      {batch.hasExtras && <p className="error">{t('calls.extras.batch')}</p>}
      <dl>
        <NetworkRow name={t('calls.network')} network={network} networkId={networkId} />
        {count > 1 && (
          <DetailRow short name={t('calls.together')}>
            {t(batch.isAtomic ? 'calls.atomic' : 'calls.separate')}
          </DetailRow>
        )}
        <DetailRow name={t('calls.account')}>
          <Address>{address}</Address>
        </DetailRow>
      </dl>
      <p className="sentence">{t('calls.next')}</p>
      <ReviewActions
        cancel={t('calls.cancel')}
        onCancel={() => decide(false)}
        submit={t('calls.continue')}
        isDisabled={units === null}
        onSubmit={() => decide(true)}
      />
    </div>
  )
}
