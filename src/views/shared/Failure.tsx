import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './Failure.css'

addStyles(css)

/** Two lines for a paragraph: the user's text of an error, and below it the catalogue's, which developers know, if it differs. */
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
