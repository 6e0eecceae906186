export interface Orders {
  /**
   * Begins an order. Its signal is aborted on leaving: no request to the wallet, and no change to the draft, follows.
   */
  begin(): AbortSignal
  /** The user has left the order. A prompt that the wallet already shows can only be declined there. */
  leave(): void
}

/** A draft's order, one at a time; leaving it or beginning another aborts it. */
export function createOrders(onChange: (isPending: boolean) => void): Orders {
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
  }
}
