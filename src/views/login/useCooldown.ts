import { useEffect, useState } from 'react'
import { emailCooldownSeconds } from '../../actions/login/emailCooldownSeconds.ts'

const tickMs = 1000

/** Seconds until the next mail is permitted, counting down. Includes mails sent by other views. */
export function useCooldown(): number {
  const [seconds, setSeconds] = useState(emailCooldownSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(emailCooldownSeconds()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
