import { log } from './log.ts'

/** Calls code of others, such as a wallet's, whose success is optional. Logs what it throws and returns undefined. */
export function attempt<Result>(act: (() => Result) | undefined): Result | undefined {
  try {
    return act?.()
  } catch (thrown) {
    log('warn', 'a wallet did not take part', thrown)
    return undefined
  }
}
