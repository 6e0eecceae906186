import { useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { OtpInput } from '../../components/OtpInput.tsx'
import { showToast } from '../../controllers/toast.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'
import css from './CodeEntry.css'
import { Resend } from './Resend.tsx'

addStyles(css)

interface CodeEntryProps {
  email: string
  /** Called with a complete code. If the promise rejects, the error is shown below the boxes, which are cleared. */
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<void>
}

export function CodeEntry({ email, onCode, onResend }: CodeEntryProps) {
  const { t, language } = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<WalletModalError>()

  async function submit(code: string) {
    setBusy(true)
    setError(undefined)
    try {
      await onCode(code)
    } catch (thrown) {
      setError(reportError(thrown, 'inline'))
    } finally {
      setBusy(false)
    }
  }

  async function resend() {
    await onResend()
    setError(undefined)
    showToast(t('otp.resent'), 'success')
  }

  const fact = error && errorText(language, error)
  const isFact = fact && errorText(language, error, 'failure') === fact
  return (
    <div className="code-entry">
      <p>{t('otp.sentTo', { email })}</p>
      <OtpInput
        label={t('otp.label')}
        busy={isBusy}
        error={
          isFact
            ? t('otp.error', { error: fact.replace(/\.$/, '') })
            : error && <Failure error={error} />
        }
        status={t(isBusy ? 'otp.checking' : 'otp.expires')}
        onComplete={(code) => void submit(code)}
      />
      <Resend hint={t('otp.missing')} label={t('otp.resend')} onResend={resend} />
    </div>
  )
}
