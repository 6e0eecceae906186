import { updateSend } from '../../controllers/send.ts'

/** The order that the draft waits for: ended where the person leaves it, or gives another. */
let current: AbortController | undefined

/** A new order is given. The signal tells when it is left: the wallet is not asked any more, nor the draft touched. */
export function beginOrder(): AbortSignal {
  current?.abort()
  current = new AbortController()
  updateSend({ loading: true, failure: null })
  return current.signal
}

/** The person has left what was ordered. What a wallet shows already can only be refused there. */
export function leaveOrder(): void {
  current?.abort()
  current = undefined
  updateSend({ loading: false })
}
