/** Settles as `work` does, or rejects with `toError()` on abort. An abort does not stop `work`. */
export async function untilAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  toError: () => Error,
): Promise<Result> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(toError())
    signal.addEventListener('abort', end, { once: true })
    stop = () => signal.removeEventListener('abort', end)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stop()
  }
}
