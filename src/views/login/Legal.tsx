import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import { Checkbox } from '../../components/Checkbox.tsx'
import { login } from '../../controllers/login.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './Legal.css'

addStyles(css)

/** Links to terms and privacy policy. If the host requires the checkbox, `children` are disabled until it is ticked. */
export function Legal({ children }: { children: ReactNode }) {
  const { features, termsUrl, privacyUrl } = useSnapshot(options)
  const { legalAccepted } = useSnapshot(login)
  if (!termsUrl && !privacyUrl) return children
  if (!features.legalCheckbox) {
    return (
      <>
        {children}
        <p className="legal-notice" part="footer">
          <Sentence textKey="legal.notice" />
        </p>
      </>
    )
  }
  return (
    <>
      <Checkbox
        checked={legalAccepted}
        onChange={(accepted) => {
          login.legalAccepted = accepted
        }}
      >
        <Sentence textKey="legal.accept" />
      </Checkbox>
      <fieldset className="legal-gate" disabled={!legalAccepted}>
        {children}
      </fieldset>
    </>
  )
}

/** Renders the text with `{documents}` replaced by links to the terms, the privacy policy, or both. */
function Sentence({ textKey }: { textKey: 'legal.accept' | 'legal.notice' }) {
  const { t } = useText()
  const { termsUrl, privacyUrl } = useSnapshot(options)
  const place = '\n'
  const [before, after] = t(textKey, { documents: place }).split(place)
  const links = [
    { url: termsUrl, label: t('legal.terms') },
    { url: privacyUrl, label: t('legal.privacy') },
  ].filter(({ url }) => url)
  return (
    <>
      {before}
      {links.map(({ url, label }, index) => (
        <span key={label}>
          {index > 0 && ` ${t('legal.and')} `}
          <a href={url ?? undefined} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </span>
      ))}
      {after}
    </>
  )
}
