import { transactions } from '../../controllers/transactions.ts'
import type { Namespace } from '../../types/caip.ts'
import { subscribe } from '../../utils/state.ts'
import { loadMoreActivity } from './loadActivity.ts'

const isLoading = () => transactions.status === 'loading'

/** Resolves once no page is loading. */
function untilLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (!isLoading()) return resolve()
    const stop = subscribe(transactions, () => {
      if (isLoading()) return
      stop()
      resolve()
    })
  })
}

/**
 * Loads all further pages of the history. Resolves with false if a page cannot be read, which `loadMoreActivity` reports, or
 * if `signal` is aborted.
 */
export async function loadAllActivity(namespace: Namespace, signal: AbortSignal): Promise<boolean> {
  const { owner } = transactions
  while (!signal.aborted && transactions.owner === owner) {
    await untilLoaded()
    const { next } = transactions
    if (!next) return true
    await loadMoreActivity(namespace)
    if (transactions.status === 'failed' || transactions.next === next) return false
  }
  return false
}
