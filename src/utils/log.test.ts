import { afterEach, expect, it, vi } from 'vitest'
import { log, readLog, setLogLevel } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
  setLogLevel('error')
})

it('the log prints messages from its level up, and stores every message', () => {
  const print = vi.spyOn(console, 'info').mockImplementation(() => {})
  log('info', 'quiet line')
  expect(print).not.toHaveBeenCalled()
  expect(readLog()).toContain('info quiet line')
  setLogLevel('debug')
  log('info', 'loud line')
  expect(print).toHaveBeenCalledOnce()
})

it('the log does not store details, which may contain secrets', () => {
  log('debug', 'a message', { secret: 'hunter2' })
  expect(readLog()).not.toContain('hunter2')
})

it('the log drops its oldest lines beyond 1,024,000 bytes', () => {
  log('debug', 'the very first line')
  for (let i = 0; i < 600; i++) log('debug', `${i}`.padEnd(1990, 'ü'))
  expect(new TextEncoder().encode(readLog()).length).toBeLessThanOrEqual(1_024_000)
  expect(readLog()).not.toContain('the very first line')
  expect(readLog()).toContain('599')
})
