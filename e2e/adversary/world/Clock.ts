import { vi } from 'vitest'

/** The start of all worlds, in ms since the epoch. */
const start = Date.parse('2026-11-20T12:00:00Z')
const turn = setImmediate
const rounds = 3
const realTimeout = AbortSignal.timeout

/** Time that passes only when the flow waits, so that a limit of minutes costs milliseconds. */
export class Clock {
  /** Raised by each request; while it rises, time stands still. */
  activity = 0

  constructor() {
    vi.useFakeTimers({
      now: start,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms)
      return controller.signal
    }
  }

  close(): void {
    vi.useRealTimers()
    AbortSignal.timeout = realTimeout
  }

  /** Forgets all timers, as the end of a page does. */
  drop(): void {
    const now = Date.now()
    // Vitest sets the time back to the start.
    vi.clearAllTimers()
    vi.setSystemTime(now)
  }

  /** Lets everything run that waits for no timer. */
  async settle(): Promise<void> {
    let before = -1
    while (before !== this.activity) {
      before = this.activity
      for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => turn(resolve))
    }
  }

  /** Lets `ms` pass. */
  async pass(ms: number): Promise<void> {
    await this.until(new Promise((resolve) => setTimeout(resolve, ms)), ms + 1)
  }

  /** Lets time pass until the promise settles. Returns false if it takes longer than `limitMs`. */
  async until(pending: Promise<unknown>, limitMs: number): Promise<boolean> {
    let isSettled = false
    const note = () => {
      isSettled = true
    }
    pending.then(note, note)
    const end = Date.now() + limitMs
    const timer = setTimeout(() => {}, limitMs)
    for (;;) {
      await this.settle()
      if (isSettled || Date.now() >= end) break
      await vi.advanceTimersToNextTimerAsync()
    }
    clearTimeout(timer)
    return isSettled
  }
}
