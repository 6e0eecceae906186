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

/** A button that requests the mail again. For 30 s after each mail it is disabled and shows the remaining seconds. */
export function Resend({ hint, label, onResend }: ResendProps) {
  const { t } = useText()
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

  return (
    <p className="resend" part="footer">
      <span>{seconds > 0 ? t('otp.cooldown', { count: seconds }) : hint}</span>
      <button type="button" part="button" disabled={isBusy || seconds > 0} onClick={resend}>
        {label}
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
