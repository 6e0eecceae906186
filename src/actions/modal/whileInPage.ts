import type { Modal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { createDeferred, type Deferred } from '../../utils/createDeferred.ts'
import { subscribe } from '../../utils/state.ts'

/**
 * True once the element has left the page. During insertion `isConnected` becomes true before `inPage`, so both are
 * checked.
 */
export const hasLeftPage = ({ state, host }: Modal) => !state.inPage && host?.isConnected === false

export const leftPage = () =>
  new WalletModalError('USER_REJECTED', { longMessage: 'The element is not in the page.' })

/**
 * Defined outside `whileInPage`, because closures of one function share a scope, and a pending request to a wallet must
 * retain only `waiting` in memory.
 */
function relay<T>(work: Promise<T>, waiting: Partial<Deferred<T>>): void {
  work.then(
    (value) => waiting.resolve?.(value),
    (thrown: unknown) => waiting.reject?.(thrown),
  )
}

/**
 * Settles as `work` does while the element is in the page. Rejects when the element leaves the page, so that a pending
 * `work` no longer retains the element in memory. Moving the element within one task does not count as leaving.
 *
 * @throws WalletModalError USER_REJECTED if the element leaves the page, and the errors of `work`
 */
export function whileInPage<T>(modal: Modal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = createDeferred<T>()
  const waiting: Partial<Deferred<T>> = { resolve, reject }
  relay(work, waiting)
  const stop = subscribe(modal.state, () => {
    if (!hasLeftPage(modal)) return
    stop()
    delete waiting.resolve
    delete waiting.reject
    reject(leftPage())
  })
  promise.then(stop, stop)
  return promise
}
