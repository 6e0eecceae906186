import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './Failure.css'

addStyles(css)

/**
 * Lines of a paragraph: the user's text of an error, and below it the catalogue's text if it differs, because
 * developers search for that text.
 */
export function Failure({ error }: { error: WalletModalError }) {
  const { language } = useText()
  const text = errorText(language, error, 'failure')
  const code = errorText(language, error)
  return (
    <>
      {text}
      {code !== text && <small className="failure-code">{code}</small>}
    </>
  )
}
