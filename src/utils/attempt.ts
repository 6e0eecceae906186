import { log } from './log.ts'

/** Calls foreign code, such as a wallet's, whose success is optional. Logs an exception and returns undefined. */
export function attempt<Result>(act: (() => Result) | undefined): Result | undefined {
  try {
    return act?.()
  } catch (thrown) {
    log('warn', 'a wallet did not take part', thrown)
    return undefined
  }
}
