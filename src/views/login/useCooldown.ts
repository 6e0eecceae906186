import { useEffect, useState } from 'react'
import { emailCooldownSeconds } from '../../actions/login/emailCooldownSeconds.ts'

const tickMs = 1000

/** Seconds until another mail may be asked for, counting down. Mails that are sent meanwhile count. */
export function useCooldown(): number {
  const [seconds, setSeconds] = useState(emailCooldownSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(emailCooldownSeconds()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
