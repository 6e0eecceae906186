import { useSnapshot } from 'valtio/react'
import { declineAll } from '../../actions/review/declineAll.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { options } from '../../controllers/options.ts'
import { type Review, review as requests } from '../../controllers/review.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow, ReviewActions } from '../shared/ReviewRows.tsx'
import css from './RequestReview.css'
import { ReviewChanges } from './ReviewChanges.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import { StatementRow, useValue } from './StatementRow.tsx'

addStyles(css)

/** Shows what a page's request does, before the wallet gets it. */
export function RequestReview({ review }: { review: Review }) {
  const { t } = useText()
  const { metadata } = useSnapshot(options)
  const { waiting } = useSnapshot(requests)
  const write = useValue(review)
  const { request, network, networkId, address, units, mayUpgrade, decide } = review
  const { statements, warnings = [], facts = [], unread = [], quote } = request
  const count = statements.length
  const app = metadata.name || location.host
  return (
    <div className="review calls">
      <h2>{t(request.heading, { app, count })}</h2>
      {units === null ? (
        <p role="status" className="quiet">
          {t('review.reading')}
        </p>
      ) : (
        <ol aria-label={t('review.list')}>
          {[...warnings, ...statements].map((statement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: statements have no identity but their index
            <StatementRow key={index} statement={statement} from={review} />
          ))}
        </ol>
      )}
      {request.simulate && units !== null && <ReviewChanges review={review} />}
      {quote !== undefined && <blockquote dir="auto">{quote}</blockquote>}
      {unread.length > 0 && (
        <section className="unread" aria-label={t('review.notRead')}>
          <p className="error">{t('review.notRead')}</p>
          <dl>
            {unread.map(({ path, value, reason }) => (
              <DetailRow key={path} name={path}>
                {value} <span className="tag">{t(`review.${reason}`)}</span>
              </DetailRow>
            ))}
          </dl>
        </section>
      )}
      <dl>
        <NetworkRow name={t('review.network')} network={network} networkId={networkId} />
        {facts.map(({ name, value }) => (
          <DetailRow short key={name} name={t(name)}>
            {value.kind === 'message' ? t(value.text) : write(value, true)}
          </DetailRow>
        ))}
        <DetailRow name={t('review.account')}>
          <Address>{address}</Address>
        </DetailRow>
      </dl>
      {mayUpgrade && (
        <p className="sentence" role="note">
          <strong>{t('review.upgrade')}</strong> {t('review.upgrade.text')}
        </p>
      )}
      {request.details && <ReviewDetails read={request.details} />}
      <p className="sentence">{t('review.next')}</p>
      <Footer>
        <ReviewActions
          cancel={t('review.cancel')}
          onCancel={() => decide(false)}
          submit={t('review.continue')}
          isDisabled={units === null}
          onSubmit={() => decide(true)}
        />
        {waiting > 0 && (
          <Button onClick={() => declineAll(review)}>
            {t('review.declineAll', { count: waiting + 1 })}
          </Button>
        )}
      </Footer>
    </div>
  )
}
