/**
 * Settles as `promise` does, or rejects with `onTimeout()` after `timeoutMs`. The timeout does not stop the work behind
 * `promise`.
 */
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
