import { useEffect, useState } from 'react'
import { emailCooldownSeconds } from '../../actions/login/emailCooldownSeconds.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './Resend.css'

addStyles(css)

interface ResendProps {
  hint: string
  label: string
  onResend: () => Promise<void>
}

/** A button that requests the mail again. For 30 s after each mail it is off and shows the remaining seconds. */
export function Resend({ hint, label, onResend }: ResendProps) {
  const { t, locale } = useText()
  const seconds = useCooldown()
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    try {
      await onResend()
    } catch (thrown) {
      reportError(thrown, 'toast')
    } finally {
      setBusy(false)
    }
  }

  const isOff = isBusy || seconds > 0
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const
  return (
    <p className="resend" part="footer">
      <span>{hint}</span>
      <button
        type="button"
        part="button"
        aria-disabled={isOff || undefined}
        aria-description={seconds > 0 ? t('otp.cooldown', { count: seconds }) : undefined}
        onClick={isOff ? undefined : resend}
      >
        {label}
        {seconds > 0 && (
          <span aria-hidden="true"> {new Intl.NumberFormat(locale, unit).format(seconds)}</span>
        )}
      </button>
    </p>
  )
}

const tickMs = 1000

/** Returns the seconds until another mail can be requested, counted from the last mail of any view. */
function useCooldown(): number {
  const [seconds, setSeconds] = useState(emailCooldownSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(emailCooldownSeconds()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
