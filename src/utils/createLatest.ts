/** Work of which only the latest run counts. */
export interface Latest {
  /** Begins a run and aborts the former one. The signal is aborted when the run is replaced or left. */
  begin(): AbortSignal
  leave(): void
  /** True between `begin` and `leave`. */
  isRunning(): boolean
}

/** `onChange` is called at the begin and the end of a run. */
export function createLatest(onChange: (isRunning: boolean) => void = () => {}): Latest {
  let current: AbortController | undefined
  return {
    begin() {
      current?.abort()
      current = new AbortController()
      onChange(true)
      return current.signal
    },
    leave() {
      current?.abort()
      current = undefined
      onChange(false)
    },
    isRunning: () => current !== undefined,
  }
}
