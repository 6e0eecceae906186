import type { ViewData, ViewName } from '../types/view.ts'
import { createState } from '../utils/state.ts'

export interface RouterEntry {
  view: ViewName
  data: ViewData
}

/** Change of the view stack when the user has decided in the embedded wallet's approval view. */
export interface TransactionEntry {
  /** The only view in the stack after success. Not used with `goBack` or `replace`. */
  view: ViewName | null
  /** True if the approval view is removed after success. */
  goBack: boolean
  /** True if success removes the sign-in view: the lower views stay, or the modal closes if there are none. */
  replace?: boolean | undefined
  onSuccess?: (() => void) | undefined
  onCancel?: (() => void) | undefined
}

/** True if the user must first leave the wallet's network, because the host has not configured it. */
export function mustBeDecided({ view, data }: RouterEntry): boolean {
  return view === 'UnsupportedChain' && !data.swapUnsupportedChain
}

export interface Router {
  readonly state: { readonly history: readonly RouterEntry[] }
  /**
   * Stack of requests that the embedded wallet may show in its approval view, latest last. `popTransaction` applies and
   * removes the last entry when the user has decided. If the wallet responds without showing that view, the function
   * that pushed the entry removes it (`withWayBack`).
   */
  readonly transactions: readonly TransactionEntry[]
  top(): RouterEntry | undefined
  has(view: ViewName): boolean
  /**
   * Sets the index in the stack of a view whose code is loading; 0 if no code is loading. A view that is pushed
   * meanwhile replaces the loading view.
   */
  setAwaited(index: number): void
  push(view: ViewName, data?: ViewData): void
  reset(view: ViewName, data?: ViewData): void
  replace(view: ViewName, data?: ViewData): void
  goBack(): void
  goBackToIndex(index: number): void
  pushTransaction(entry: TransactionEntry): void
  /** Removes an entry, unless `popTransaction` has removed it. */
  removeTransaction(entry: TransactionEntry): void
  popTransaction(outcome: 'success' | 'cancelled'): void
}

/**
 * Creates the router of a modal. `close` is called when the user goes back from the last view, and when the user goes
 * back without leaving a network that must be left first.
 */
export function createRouter(close: () => void): Router {
  const state = createState<{ history: RouterEntry[] }>({
    history: [{ view: 'Connect', data: {} }],
  })
  const transactions: TransactionEntry[] = []
  let awaited = 0

  const top = () => state.history.at(-1)
  const has = (view: ViewName) => state.history.some((entry) => entry.view === view)

  function reset(view: ViewName, data: ViewData = {}) {
    state.history = [{ view, data }]
  }

  function goBack() {
    const isStuck = state.history.some(mustBeDecided)
    if (state.history.length <= 1 || isStuck) close()
    else state.history = state.history.slice(0, -1)
  }

  function goBackToIndex(index: number) {
    if (index >= 0 && index < state.history.length)
      state.history = state.history.slice(0, index + 1)
  }

  /** Goes back to the view below the sign-in, or closes the modal if there is none. */
  function leaveSignIn() {
    const signIn = state.history.findIndex((entry) => entry.view === 'ConnectingSiwe')
    if (signIn > 0) return goBackToIndex(signIn - 1)
    close()
    state.history = []
  }

  return {
    state,
    transactions,
    top,
    has,
    setAwaited(index) {
      awaited = index
    },
    push(view, data = {}) {
      if (top()?.view === view) return
      state.history = [...state.history.slice(0, awaited || undefined), { view, data }]
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
    removeTransaction(entry) {
      const index = transactions.indexOf(entry)
      if (index >= 0) transactions.splice(index, 1)
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
