/** Settles with `promise`, or rejects with `onTimeout()` after `timeoutMs`. The work itself goes on. */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  onTimeout: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
