import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDeadlines, onDeadline } from './deadline.ts'

const hour = 3_600_000
let listeners: Map<string, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Map()
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) =>
    listeners.set(name, listen),
  )
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Moves the clock without running timers, as the sleep of a machine does. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('a deadline', () => {
  it('is met by the clock, never before, and once', () => {
    const onPast = vi.fn()
    onDeadline(Date.now() + hour, onPast)
    vi.advanceTimersByTime(hour - 1)
    expect(onPast).not.toHaveBeenCalled()
    vi.advanceTimersByTime(hour)
    expect(onPast).toHaveBeenCalledTimes(1)
  })

  it.each(['visibilitychange', 'pageshow', 'focus'])(
    'that has passed while the machine slept is met at %s',
    (event) => {
      const onPast = vi.fn()
      onDeadline(Date.now() + hour, onPast)
      sleep(2 * hour)
      expect(onPast).not.toHaveBeenCalled()
      listeners.get(event)?.()
      expect(onPast).toHaveBeenCalledTimes(1)
    },
  )

  it('that has passed while the machine slept is met before a request, and within a minute of waking', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    onDeadline(Date.now() + hour, first)
    sleep(2 * hour)
    checkDeadlines()
    expect(first).toHaveBeenCalledTimes(1)
    onDeadline(Date.now() + hour, second)
    sleep(2 * hour)
    vi.advanceTimersByTime(60_000)
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('is later by as much as the clock is put back', () => {
    const onPast = vi.fn()
    onDeadline(Date.now() + 90_000, onPast)
    sleep(-hour)
    vi.advanceTimersByTime(120_000)
    expect(onPast).not.toHaveBeenCalled()
    vi.advanceTimersByTime(hour)
    expect(onPast).toHaveBeenCalledTimes(1)
  })

  it('of the past is met in a task of its own, and a stopped one never', () => {
    const [past, stopped] = [vi.fn(), vi.fn()]
    onDeadline(Date.now() - 1, past)
    onDeadline(Date.now() - 1, stopped)()
    expect(past).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(past).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(hour)
    expect(stopped).not.toHaveBeenCalled()
  })

  it('that never comes sets no timer, and the last one to end stops listening', () => {
    onDeadline(Number.POSITIVE_INFINITY, () => {})
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
    const stop = onDeadline(Date.now() + hour, () => {})
    expect(listeners.size).toBe(3)
    stop()
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
  })
})
