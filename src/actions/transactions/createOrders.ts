interface Orders {
  /** A new order is given. The signal tells when it is left: the wallet is not asked any more, nor the draft touched. */
  begin(): AbortSignal
  /** The person has left what was ordered. What a wallet shows already can only be refused there. */
  leave(): void
}

/** The order that a draft waits for, one at a time: ended where the person leaves it, or gives another. */
export function createOrders(onChange: (isUnderWay: boolean) => void): Orders {
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
