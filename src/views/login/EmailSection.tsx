import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { submitEmail } from '../../actions/login/submitEmail.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { track } from '../../actions/report/track.ts'
import { EmailInput } from '../../components/EmailInput.tsx'
import { login } from '../../controllers/login.ts'
import { isCode, type WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { useModal, useText } from '../context.ts'

/** The email field of a login. What was written stays while the visitor looks elsewhere. */
export function EmailSection({ autoFocus = false }: { autoFocus?: boolean }) {
  const modal = useModal()
  const { t, language } = useText()
  const { emailDraft } = useSnapshot(login, { sync: true })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<WalletModalError>()

  async function submit(email: string) {
    setBusy(true)
    setError(undefined)
    try {
      await submitEmail(modal, email)
    } catch (thrown) {
      // How long to wait changes by the second: not to be left standing under the field.
      const isPassing = isCode(thrown, 'EMAIL_COOLDOWN')
      const reported = reportError(thrown, isPassing ? 'toast' : 'inline')
      if (!isPassing) setError(reported)
    } finally {
      setBusy(false)
    }
  }

  return (
    <EmailInput
      label={t('email.label')}
      placeholder={t('email.placeholder')}
      submitLabel={t('email.submit')}
      value={emailDraft}
      error={error && errorText(language, error)}
      busy={isBusy}
      autoFocus={autoFocus}
      onFocus={() => track('EMAIL_LOGIN_SELECTED')}
      onChange={(value) => {
        login.emailDraft = value
        setError(undefined)
      }}
      onSubmit={(email) => void submit(email)}
    />
  )
}
