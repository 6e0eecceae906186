/** Maximum delay of a timer in ms. Timers pause while the machine sleeps, so a long one would end late by that time. */
const longestMs = 60_000

/** True from the time `deadline` on, in ms since the epoch; false for null, which never passes. */
export const isPast = (deadline: number | null): boolean =>
  deadline !== null && Date.now() >= deadline

const looks = new Set<() => void>()
/** Events with which a page comes back from sleep, from the background, or from the back/forward cache. */
const returns = ['visibilitychange', 'pageshow', 'focus']

/** Compares the clock with all deadlines, and calls what is due. Called before each request of the page. */
export function checkDeadlines(): void {
  for (const look of [...looks]) look()
}

function listen(isOn: boolean): void {
  const change = isOn ? globalThis.addEventListener : globalThis.removeEventListener
  for (const event of returns) change?.(event, checkDeadlines)
}

/**
 * Calls `onPast` once when the clock has reached `at`, in ms since the epoch: never synchronously, and as soon as the
 * page comes back from sleep. Returns a function that stops this.
 */
export function onDeadline(at: number, onPast: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const arm = () => {
    timer = setTimeout(look, Math.min(Math.max(at - Date.now(), 0), longestMs))
  }
  function stop() {
    clearTimeout(timer)
    if (looks.delete(look) && looks.size === 0) listen(false)
  }
  function look() {
    clearTimeout(timer)
    if (Date.now() < at) return arm()
    stop()
    onPast()
  }
  if (!Number.isFinite(at)) return () => {}
  if (looks.size === 0) listen(true)
  looks.add(look)
  arm()
  return stop
}
