import { afterEach, beforeEach } from 'vitest'
import { Clock } from '../world/Clock.ts'

/** Gives each test of the file a fake clock, and returns a function that returns the clock of the running test. */
export function clockOfTest(): () => Clock {
  let clock: Clock
  beforeEach(() => {
    clock = new Clock()
  })
  afterEach(() => {
    clock.drop()
    clock.close()
  })
  return () => clock
}
