import type { Review } from '../../controllers/review.ts'
import type { Changes, Statement } from '../../types/review.ts'
import { useText } from '../context.ts'
import { type ReviewUnits, StatementRow } from './StatementRow.tsx'

interface ChangeListProps {
  name: 'gives' | 'gets' | 'leaves'
  all: readonly Statement[]
  from: ReviewUnits
}

function ChangeList({ name, all, from }: ChangeListProps) {
  const { t } = useText()
  if (all.length === 0) return null
  const label = t(`review.${name}`)
  return (
    <>
      <h3>{label}</h3>
      <ul aria-label={label}>
        {all.map((statement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes have no identity but their index
          <StatementRow key={index} statement={statement} from={from} />
        ))}
      </ul>
    </>
  )
}

/** Shows the changes by a request, as a node has simulated it. Continue does not wait for them. */
export function ReviewChanges({ review }: { review: Review }) {
  const { t, locale } = useText()
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  const { changes, triedAt, trial } = review
  return (
    <section className="changes" aria-label={t('review.changes')} aria-live="polite">
      <h3>{t('review.changes')}</h3>
      {changes === null && <p className="quiet">{t('review.changes.unknown')}</p>}
      {changes === 'pending' && <p className="quiet">{t('review.changes.pending')}</p>}
      {trial === 'changed' && <p className="error">{t('review.changes.changed')}</p>}
      {changes !== null && changes !== 'pending' && <Lists changes={changes} from={review} />}
      {triedAt !== null && (
        <p className="quiet">
          {trial === 'pending'
            ? t('review.changes.pending')
            : t('review.changes.tried', { time: clock.format(triedAt) })}
        </p>
      )}
    </section>
  )
}

function Lists({ changes, from }: { changes: Changes; from: ReviewUnits }) {
  const { t } = useText()
  const { fails, differs, gives, gets, leaves } = changes
  if (fails) return <p className="error">{t('review.changes.fails')}</p>
  const isNone = gives.length + gets.length + leaves.length === 0
  return (
    <>
      {differs && <p className="error">{t('review.changes.differs')}</p>}
      {isNone && <p>{t('review.changes.none')}</p>}
      <ChangeList name="gives" all={gives} from={from} />
      <ChangeList name="gets" all={gets} from={from} />
      <ChangeList name="leaves" all={leaves} from={from} />
    </>
  )
}
