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

/** Within 30 s of the last mail it shows the remaining seconds instead. */
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

/** Counts down; includes mails sent by other views. */
function useCooldown(): number {
  const [seconds, setSeconds] = useState(emailCooldownSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(emailCooldownSeconds()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
