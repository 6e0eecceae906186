import type { SignInSession } from '../../types/siwx.ts'

/** The longest that a timer can wait for. */
const longestMs = 2_147_483_647

let timer: ReturnType<typeof setTimeout> | undefined
let look = () => {}

/** What looks again once a session has ended. */
export function onExpiry(listener: () => void): void {
  look = listener
}

/** From now on that session is the one whose end is waited for; null: none is. */
export function watchExpiry(session: SignInSession | null): void {
  clearTimeout(timer)
  const end = session?.data.expirationTime
  if (!end) return
  const leftMs = Math.max(0, Date.parse(end) - Date.now())
  timer = setTimeout(() => look(), Math.min(leftMs, longestMs))
}
