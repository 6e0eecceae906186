/** Runs of an asynchronous task. Only the latest run may have an effect. */
export interface Latest {
  /**
   * Begins a run and aborts the previous one. The returned signal aborts on the next call of `begin`, or on `leave`.
   */
  begin(): AbortSignal
  leave(): void
  /** True between `begin` and `leave`. */
  isRunning(): boolean
}

/** `onChange` is called with true when a run begins, and with false on `leave`. */
export function createLatest(onChange?: (isRunning: boolean) => void): Latest {
  let current: AbortController | undefined
  const replace = (next?: AbortController) => {
    current?.abort()
    current = next
    onChange?.(next !== undefined)
  }
  return {
    begin() {
      const next = new AbortController()
      replace(next)
      return next.signal
    },
    leave: () => replace(),
    isRunning: () => current !== undefined,
  }
}
