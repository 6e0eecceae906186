import { proxy } from 'valtio/vanilla'
import type { ViewData, ViewName } from '../types/view.ts'

export interface RouterEntry {
  view: ViewName
  data: ViewData
}

/** A change of the view stack once a transaction has been sent from the current view. */
export interface TransactionEntry {
  /** The view to show on success; `null` with `replace` only. */
  view: ViewName | null
  goBack: boolean
  replace?: boolean | undefined
  onSuccess?: (() => void) | undefined
  onCancel?: (() => void) | undefined
}

/** True if the view cannot be left: the wallet is on a network that the host does not have. */
export function mustBeAnswered({ view, data }: RouterEntry): boolean {
  return view === 'UnsupportedChain' && !data.swapUnsupportedChain
}

export interface Router {
  readonly state: { readonly history: readonly RouterEntry[] }
  /**
   * Views that are shown after a transaction settles, latest last. An entry that ends without a view is removed by its
   * caller.
   */
  readonly transactions: TransactionEntry[]
  /** Index in the stack of a view whose code is loading, 0 without one. A view pushed meanwhile replaces it. */
  awaited: number
  top(): RouterEntry | undefined
  has(view: ViewName): boolean
  push(view: ViewName, data?: ViewData): void
  reset(view: ViewName, data?: ViewData): void
  replace(view: ViewName, data?: ViewData): void
  goBack(): void
  goBackToIndex(index: number): void
  pushTransaction(entry: TransactionEntry): void
  popTransaction(outcome: 'success' | 'cancelled'): void
}

/**
 * `close` is called when the user goes back from the last view, or from an UnsupportedChain view that must be answered.
 */
export function createRouter(close: () => void): Router {
  const state = proxy<{ history: RouterEntry[] }>({ history: [{ view: 'Connect', data: {} }] })
  const transactions: TransactionEntry[] = []

  const top = () => state.history.at(-1)
  const has = (view: ViewName) => state.history.some((entry) => entry.view === view)

  function reset(view: ViewName, data: ViewData = {}) {
    state.history = [{ view, data }]
  }

  function goBack() {
    const isStuck = state.history.some(mustBeAnswered)
    if (state.history.length <= 1 || isStuck) close()
    else state.history = state.history.slice(0, -1)
  }

  function goBackToIndex(index: number) {
    if (index >= 0 && index < state.history.length)
      state.history = state.history.slice(0, index + 1)
  }

  /** Returns to the entry before sign-in; without one the modal closes. */
  function leaveSignIn() {
    const signIn = state.history.findIndex((entry) => entry.view === 'ConnectingSiwe')
    if (signIn > 0) return goBackToIndex(signIn - 1)
    close()
    state.history = []
  }

  return {
    state,
    transactions,
    awaited: 0,
    top,
    has,
    push(view, data = {}) {
      if (top()?.view === view) return
      state.history = [...state.history.slice(0, this.awaited || undefined), { view, data }]
    },
    reset,
    replace(view, data = {}) {
      state.history = [...state.history.slice(0, -1), { view, data }]
    },
    goBack,
    goBackToIndex,
    pushTransaction(entry) {
      transactions.push(entry)
    },
    popTransaction(outcome) {
      const entry = transactions.pop()
      if (!entry) return
      if (outcome === 'cancelled') {
        goBack()
        entry.onCancel?.()
        return
      }
      if (entry.goBack) goBack()
      else if (entry.replace) leaveSignIn()
      else if (entry.view) reset(entry.view)
      entry.onSuccess?.()
    },
  }
}
