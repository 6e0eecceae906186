import { log } from './log.ts'

/**
 * Calls foreign code, such as a wallet's, if its success is optional. If the code throws, logs the exception and
 * returns undefined.
 */
export function attempt<Result>(act: (() => Result) | undefined): Result | undefined {
  try {
    return act?.()
  } catch (thrown) {
    log('warn', 'a wallet did not take part', thrown)
    return undefined
  }
}
