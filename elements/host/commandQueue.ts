type Start = () => unknown

/** `prepare` loads the command's code in parallel; the function it resolves with is called in order. */
export type InOrder = (prepare: () => Start | Promise<Start>) => Promise<unknown>

/** Orders the starts only: a command that loads slowly keeps its place, one that waits for the user delays no other. */
export function createCommandQueue(): InOrder {
  let last: Promise<unknown> = Promise.resolve()

  return (prepare) => {
    const before = last
    const prepared = new Promise<Start>((resolve) => resolve(prepare()))
    prepared.catch(() => {})
    const started = before.then(async () => {
      const start = await prepared
      // The result is wrapped, because awaiting a promise would await the command's end instead of its start.
      return { result: start() }
    })
    last = started.catch(() => {})
    return started.then(({ result }) => result)
  }
}
