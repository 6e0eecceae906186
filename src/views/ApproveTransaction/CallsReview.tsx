import { useSnapshot } from 'valtio/react'
import { Button } from '../../components/Button.tsx'
import type { CallReview } from '../../controllers/calls.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import { DetailRow } from '../shared/DetailRow.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import reviewCss from '../shared/Review.css'
import { CallRow } from './CallRow.tsx'
import css from './CallsReview.css'

addStyles(reviewCss)
addStyles(css)

/** Describes a batch of calls, with buttons to continue or decline. */
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
        <DetailRow short name={t('calls.network')}>
          <span className="net">
            {network && <NetworkImage network={network} />}
            {network?.name ?? networkId}
          </span>
        </DetailRow>
        {count > 1 && (
          <DetailRow short name={t('calls.together')}>
            {t(batch.isAtomic ? 'calls.atomic' : 'calls.separate')}
          </DetailRow>
        )}
        <DetailRow name={t('calls.account')}>
          <span className="address" dir="ltr">
            {address}
          </span>
        </DetailRow>
      </dl>
      <p className="sentence">{t('calls.next')}</p>
      <div className="actions">
        <Button onClick={() => decide(false)}>{t('calls.cancel')}</Button>
        <Button variant="primary" disabled={units === null} onClick={() => decide(true)}>
          {t('calls.continue')}
        </Button>
      </div>
    </div>
  )
}
