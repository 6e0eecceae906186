type Start = () => unknown

/** Takes part in the order: `prepare` loads what is needed, what it resolves with is then called in its turn. */
export type InOrder = (prepare: () => Start | Promise<Start>) => Promise<unknown>

/**
 * A queue of which only the beginnings wait for each other: commands take effect in the order they were sent,
 * however long each has to load, while one that waits for a person keeps nobody waiting.
 */
export function createCommandQueue(): InOrder {
  let last: Promise<unknown> = Promise.resolve()

  return (prepare) => {
    const before = last
    // All commands load what they need in parallel.
    const prepared = new Promise<Start>((resolve) => resolve(prepare()))
    prepared.catch(() => {})
    const started = before.then(async () => {
      const start = await prepared
      // The result is wrapped in an object, because awaiting a promise would await the command's end, not its start.
      return { result: start() }
    })
    last = started.catch(() => {})
    return started.then(({ result }) => result)
  }
}
