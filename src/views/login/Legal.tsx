import type { ReactNode, SyntheticEvent } from 'react'
import { Checkbox } from '../../components/Checkbox.tsx'
import { login, setLegalAccepted } from '../../controllers/login.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import css from './Legal.css'

addStyles(css)

/**
 * Links to terms and privacy policy. If the host requires the checkbox, presses in `children` are held back until it is
 * ticked, and move the focus to it.
 */
export function Legal({ children }: { children: ReactNode }) {
  const { features, termsUrl, privacyUrl } = useStateOf(options)
  const { legalAccepted } = useStateOf(login)
  if (!termsUrl && !privacyUrl) return children
  if (!features.legalCheckbox) {
    return (
      <>
        {children}
        <p className="legal-notice" part="footer">
          <Sentence kind="notice" />
        </p>
      </>
    )
  }
  return (
    <>
      <Checkbox checked={legalAccepted} onChange={setLegalAccepted}>
        <Sentence kind="accept" />
      </Checkbox>
      <fieldset
        className="legal-gate"
        aria-disabled={!legalAccepted || undefined}
        onClickCapture={legalAccepted ? undefined : askFirst}
        onSubmitCapture={legalAccepted ? undefined : askFirst}
      >
        {children}
      </fieldset>
    </>
  )
}

/** Holds a press or a form back, and shows the checkbox that it waits for. */
function askFirst(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.previousElementSibling?.querySelector('input')?.focus()
}

/** Matches a document's name and the marks around it, which say which document it is: `<terms>Terms</terms>`. */
const document = /<(terms|privacy)>(.*?)<\/\1>/

/** Renders the sentence about the documents that the page has, with links to them. */
function Sentence({ kind }: { kind: 'accept' | 'notice' }) {
  const { t } = useText()
  const { termsUrl, privacyUrl } = useStateOf(options)
  const which = termsUrl && privacyUrl ? 'both' : termsUrl ? 'terms' : 'privacy'
  // Splitting by two groups gives text, document, name, text, and so on.
  const parts = t(`legal.${kind}.${which}`).split(document)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 1) return null
    const url = parts[index - 1] === 'terms' ? termsUrl : privacyUrl
    return (
      <a key={url} href={url ?? undefined} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    )
  })
}
