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

/** A button that requests another mail; within 30 s of the last one it shows the remaining seconds. */
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
      <span>{seconds > 0 ? t('otp.cooldown', { seconds }) : hint}</span>
      <button type="button" part="button" disabled={isBusy || seconds > 0} onClick={resend}>
        {label}
      </button>
    </p>
  )
}

const tickMs = 1000

/** Seconds until another mail can be requested; mails sent by other views count too. */
function useCooldown(): number {
  const [seconds, setSeconds] = useState(emailCooldownSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(emailCooldownSeconds()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
