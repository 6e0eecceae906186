import { expect, test } from 'vitest'
import { RateLimit } from './RateLimit.ts'

test('RateLimit counts events per key and window, and returns the wait in whole seconds', () => {
  let now = 0
  const limit = new RateLimit({ events: 2, windowMs: 10_000, now: () => now })
  limit.count('a')
  now = 500
  limit.count('a')
  expect(() => limit.count('a')).toThrow('Please try again after 10 seconds')
  limit.count('b')
  now = 9_999
  expect(() => limit.count('a')).toThrow('Please try again after 1 seconds')
  now = 10_000
  limit.count('a')
  expect(() => limit.count('a')).toThrow('Please try again')
})
