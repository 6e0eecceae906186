import type { Namespace } from '../../types/caip.ts'
import type { SignInSession } from '../../types/siwx.ts'

/** Maximum delay of `setTimeout`, in milliseconds. */
const longestMs = 2_147_483_647

const timers = new Map<Namespace, ReturnType<typeof setTimeout>>()
let look: (namespace: Namespace) => void = () => {}

export function onExpiry(listener: typeof look): void {
  look = listener
}

/** Starts the expiry timer of a namespace's session, in place of the previous one; null only clears it. */
export function watchExpiry(namespace: Namespace, session: SignInSession | null): void {
  clearTimeout(timers.get(namespace))
  const end = session?.data.expirationTime
  if (!end) return
  const leftMs = Math.max(0, Date.parse(end) - Date.now())
  const timer = setTimeout(() => look(namespace), Math.min(leftMs, longestMs))
  timers.set(namespace, timer)
}
