import { useState } from 'react'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { errorDetail, errorText } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './Failure.css'

addStyles(css)

/**
 * The user's text of an error. If the catalogue's text differs, a button shows it, because developers search for it; if a
 * service sent words, the button shows those. Paragraphs hold it, and may not contain a `details` element.
 */
export function Failure({ error }: { error: WalletModalError }) {
  const { t, language } = useText()
  const [isOpen, setOpen] = useState(false)
  const text = errorText(language, error, 'failure')
  const detail = errorDetail(language, error)
  if (detail.text === text) return <>{text}</>
  return (
    <>
      {text}
      <span className="failure-code">
        <button type="button" part="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('review.details')}
        </button>
      </span>
      {isOpen && (
        <small className="failure-code" lang={detail.lang}>
          {detail.text}
        </small>
      )}
    </>
  )
}
