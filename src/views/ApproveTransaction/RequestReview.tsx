import { useRef } from 'react'
import { declineAll } from '../../actions/review/declineAll.ts'
import { imitationsIn } from '../../actions/review/imitations.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { options } from '../../controllers/options.ts'
import { type Review, review as requests } from '../../controllers/review.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Fact, Statement } from '../../types/review.ts'
import { addressesIn, statementsIn } from '../../utils/statements.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow, ReviewActions } from '../shared/ReviewRows.tsx'
import { LongText } from './LongText.tsx'
import css from './RequestReview.css'
import { ReviewChanges } from './ReviewChanges.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import { isMarked, StatementRow, useValue } from './StatementRow.tsx'
import { sortStatements } from './sortStatements.ts'
import { useReadToEnd } from './useReadToEnd.ts'

addStyles(css)

/** Replaces the words for a fee that the page leaves open by a node's estimate. */
function withFee(fact: Fact, { fee }: Review): Fact {
  if (fee === null || fact.name !== 'review.feeOpen') return fact
  // Three digits, rounded up, are as much as an estimate says.
  const step = 10n ** BigInt(Math.max(0, String(fee).length - 3))
  const amount = ((fee + step - 1n) / step) * step
  return { name: 'review.feeAbout', value: { kind: 'amount', amount, unit: 'native' } }
}

/** Maximum sentences of a review that need not be scrolled to its end. */
const maxShort = 12

/** Shows what a page's request does, before the wallet gets it. */
export function RequestReview({ review }: { review: Review }) {
  const { t } = useText()
  const { metadata } = useStateOf(options)
  const { waiting } = useStateOf(requests)
  const write = useValue(review)
  const {
    request,
    network,
    networkId,
    address,
    units,
    findings,
    mayUpgrade,
    trial,
    changes,
    decide,
  } = review
  const { statements, warnings = [], facts = [], unread = [], quote } = request
  const count = statements.length
  const isDangerous = (one: Statement) => isMarked(one, review)
  const dangerous = statements.filter(isDangerous).length
  // The two sides of an order stay together.
  const sorted = request.orders ? statements : sortStatements(statements, isDangerous)
  const all = units ? [...imitationsIn(units), ...findings, ...warnings] : warnings
  const isLong = [...all, ...statements].flatMap(statementsIn).length > maxShort
  const end = useRef<HTMLParagraphElement>(null)
  const isRead = useReadToEnd(end, isLong && units !== null)
  const app = metadata.name || location.host
  const changed =
    changes && changes !== 'pending' ? [...changes.gives, ...changes.gets, ...changes.leaves] : []
  const others = addressesIn([...all, ...statements, ...changed]).filter((one) => one !== address)
  return (
    <div className="review calls">
      <h2>{t(request.heading, { app, count })}</h2>
      {units !== null && count > 1 && dangerous > 0 && (
        <p className="error" role="note">
          {t('review.dangerous', { count, dangerous })}
        </p>
      )}
      {units === null ? (
        <p role="status" className="quiet">
          {t('review.reading')}
        </p>
      ) : (
        // Keys scroll a long list, which may have no control of its own.
        <ol aria-label={t('review.list')} tabIndex={isLong ? 0 : undefined}>
          {[...sortStatements(all, isDangerous), ...sorted].map((statement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: statements have no identity but their index
            <StatementRow key={index} statement={statement} from={review} />
          ))}
        </ol>
      )}
      {request.simulate && units !== null && <ReviewChanges review={review} />}
      {quote !== undefined && <LongText key={quote}>{quote}</LongText>}
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
        {facts
          .map((fact) => withFee(fact, review))
          .map(({ name, value }) => (
            <DetailRow short key={name} name={t(name)}>
              {value.kind === 'message' ? t(value.text) : write(value, true)}
            </DetailRow>
          ))}
        {others.length > 0 && (
          <DetailRow name={t('review.addresses')}>
            {others.map((one) => (
              <Address key={one}>{one}</Address>
            ))}
          </DetailRow>
        )}
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
      <p ref={end} className="sentence" tabIndex={-1}>
        {t('review.next')}
      </p>
      <Footer>
        {!isRead && <p className="quiet">{t('review.readOn')}</p>}
        <ReviewActions
          cancel={t('review.cancel')}
          onCancel={() => decide(false)}
          submit={t('review.continue')}
          isDisabled={units === null || !isRead || trial === 'pending'}
          isDanger={[...all, ...statements].some(isDangerous)}
          fault={end}
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
