import { useState } from 'react'
import type { Detail, ReadRequest } from '../../types/review.ts'
import { log } from '../../utils/log.ts'
import { useText } from '../context.ts'

/** Maximum characters of a detail that are shown. */
const maxShown = 20_000

/** The raw request and its digests, folded. They are computed when the user opens them. */
export function ReviewDetails({ read }: { read: NonNullable<ReadRequest['details']> }) {
  const { t } = useText()
  const [details, setDetails] = useState<readonly Detail[] | null>(null)
  const load = async () => {
    try {
      setDetails(await read())
    } catch (thrown) {
      log('warn', 'the details of a request could not be read', thrown)
    }
  }
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open && details === null) void load()
      }}
    >
      <summary>{t('review.details')}</summary>
      <dl>
        {details?.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: details have no identity but their index
          <div key={index}>
            <dt className="quiet">{t(name)}</dt>
            <dd dir="ltr">{text.length > maxShown ? `${text.slice(0, maxShown)}…` : text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
