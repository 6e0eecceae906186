/**
 * Returns a signal that aborts with the first of several, for its reason. One of them should be a timeout, which ends the listeners.
 * `AbortSignal.any` is missing in Safari before 17.4, Chrome before 116 and Firefox before 124.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const { signal } = controller
  for (const one of signals) {
    const end = () => controller.abort(one.reason)
    if (one.aborted) end()
    else one.addEventListener('abort', end, { signal })
  }
  return signal
}
