import { log } from './log.ts'

/** For a stranger's code, on whose success nothing depends: what it throws is logged. */
export function attempt<Result>(act: (() => Result) | undefined): Result | undefined {
  try {
    return act?.()
  } catch (thrown) {
    log('warn', 'a wallet did not take part', thrown)
    return undefined
  }
}
