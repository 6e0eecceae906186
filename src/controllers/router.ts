import { proxy } from 'valtio/vanilla'
import type { ViewData, ViewName } from '../types/view.ts'

export interface RouterEntry {
  view: ViewName
  data: ViewData
}

/** What happens to the stack once a transaction that left the current view has ended. */
export interface TransactionEntry {
  /** Where to go on success; `null` with `replace` only. */
  view: ViewName | null
  goBack: boolean
  replace?: boolean | undefined
  onSuccess?: (() => void) | undefined
  onCancel?: (() => void) | undefined
}

/** Whether a view has to be answered: the network is none of the app's. */
export function mustBeAnswered({ view, data }: RouterEntry): boolean {
  return view === 'UnsupportedChain' && !data.swapUnsupportedChain
}

export interface Router {
  readonly state: { readonly history: readonly RouterEntry[] }
  /** The latest last. One that ends without a view of its own is taken out by who put it there. */
  readonly transactions: TransactionEntry[]
  /** Where a view stands that is on its way to the screen, 0 without one: what is pushed by then takes its place. */
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
 * The history stack of views of one element. `close` is called where going back means leaving: with
 * one view left, or with UnsupportedChain anywhere in the history, unless it is only swaps that the network lacks.
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

  /** Back to what stood before the sign-in; without such an entry there is nothing left to show. */
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
