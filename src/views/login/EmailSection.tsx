import { type MouseEvent, useEffect, useState } from 'react'
import { submitEmail } from '../../actions/login/submitEmail.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { track } from '../../actions/report/track.ts'
import { TextField } from '../../components/TextField.tsx'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { login, setEmailDraft } from '../../controllers/login.ts'
import { isCode, type WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText, loadMessages } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import { createLatest } from '../../utils/createLatest.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'
import css from './EmailSection.css'

addStyles(css)

/** Delay in ms after which a text appears beside the spinner. */
const wordsMs = 1_000

/** The email field. A controller stores its text, so the text stays when the view changes. */
export function EmailSection({ autoFocus = false }: { autoFocus?: boolean }) {
  const modal = useModal()
  const { t, language } = useText()
  const { emailDraft } = useStateOf(login, { sync: true })
  const { frame } = useStateOf(embeddedWallet)
  const [isBusy, setBusy] = useState(false)
  const [isLate, setLate] = useState(false)
  const [error, setError] = useState<WalletModalError>()
  const [submission] = useState(() => createLatest(setBusy))

  useEffect(() => {
    setLate(false)
    if (!isBusy) return
    const timer = setTimeout(() => setLate(true), wordsMs)
    return () => clearTimeout(timer)
  }, [isBusy])

  async function submit(email: string) {
    const signal = submission.begin()
    setError(undefined)
    try {
      await submitEmail(modal, email, signal)
    } catch (thrown) {
      if (signal.aborted) return
      // The remaining cooldown in the error changes each second. A toast disappears, so the error is a toast and not a
      // text below the field.
      const isPassing = isCode(thrown, 'EMAIL_COOLDOWN')
      const reported = reportError(thrown, isPassing ? 'toast' : 'inline')
      if (!isPassing) setError(reported)
    } finally {
      if (!signal.aborted) submission.leave()
    }
  }

  // The pressed button unmounts, so the focus moves to the field first.
  const thenToField = (run: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest('form')?.querySelector('input')?.focus()
    run()
  }
  const retry = thenToField(() => void submit(emailDraft))
  const isUnreachable = error?.code === 'FRAME_LOAD_FAILED'
  const isDead = error?.code === 'LOAD_FAILED'
  const isSilent = isLate && frame === 'silent'

  return (
    <TextField
      type="email"
      label={t('email.label')}
      placeholder={t('email.placeholder')}
      submitLabel={t('email.submit')}
      value={emailDraft}
      error={
        isDead
          ? `${errorText(language, error)}. ${t('connecting.loadFailedHint')}`
          : error && <Failure error={error} />
      }
      busy={isBusy}
      autoFocus={autoFocus}
      onFocus={() => {
        track('EMAIL_LOGIN_SELECTED')
        // Prefetches the texts of the views that follow the login.
        loadMessages(language, 'connecting').catch(() => {})
      }}
      onChange={(value) => {
        setEmailDraft(value)
        setError(undefined)
      }}
      onSubmit={(email) => void submit(email)}
    >
      <p className="email-wait">
        <span role="status">{isLate && t(isSilent ? 'email.silent' : 'email.waiting')}</span>
        {(isSilent || isUnreachable) && (
          <button type="button" part="button" onClick={retry}>
            {t('retry')}
          </button>
        )}
        {isDead && (
          <button type="button" part="button" onClick={() => location.reload()}>
            {t('reload')}
          </button>
        )}
        {isLate && (
          <button type="button" part="button" onClick={thenToField(submission.leave)}>
            {t('email.cancel')}
          </button>
        )}
      </p>
    </TextField>
  )
}
