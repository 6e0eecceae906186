type Start = () => unknown

/** `prepare` loads the command's code in parallel. The function that it resolves with is called in order. */
export type InOrder = (prepare: () => Start | Promise<Start>) => Promise<unknown>

/**
 * Orders the starts of commands only: one that loads slowly keeps its place, and one that waits for the user delays no
 * other.
 */
export function createCommandQueue(): InOrder {
  let last: Promise<unknown> = Promise.resolve()

  return (prepare) => {
    const before = last
    const prepared = new Promise<Start>((resolve) => resolve(prepare()))
    prepared.catch(() => {})
    const started = before.then(async () => {
      const start = await prepared
      // The function is wrapped in an object, because awaiting its promise would await the command's end.
      return { result: start() }
    })
    last = started.catch(() => {})
    return started.then(({ result }) => result)
  }
}
