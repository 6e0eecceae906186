import { log } from './log.ts'

/** Runs foreign code whose success is optional; logs what it throws. */
export function attempt<Result>(act: (() => Result) | undefined): Result | undefined {
  try {
    return act?.()
  } catch (thrown) {
    log('warn', 'a wallet did not take part', thrown)
    return undefined
  }
}
