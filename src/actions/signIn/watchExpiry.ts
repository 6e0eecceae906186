import type { SignInSession } from '../../types/siwx.ts'

/** The longest that a timer can wait for. */
const longestMs = 2_147_483_647

let timer: ReturnType<typeof setTimeout> | undefined
let look = () => {}

/** Sets what is called when the watched session has expired. */
export function onExpiry(listener: () => void): void {
  look = listener
}

/** Watches for the expiry of this session, in place of the one before; with null, of none. */
export function watchExpiry(session: SignInSession | null): void {
  clearTimeout(timer)
  const end = session?.data.expirationTime
  if (!end) return
  const leftMs = Math.max(0, Date.parse(end) - Date.now())
  timer = setTimeout(() => look(), Math.min(leftMs, longestMs))
}
