import type { Namespace } from '../../src/types/caip.ts'
import type { HostState } from '../../src/types/host.ts'
import type { Summary } from '../types/summary.ts'

/** What a host page says: by an event, by a button, or by code before the rest has loaded. */
export interface Command {
  command: string
  [data: string]: unknown
}

/** What the light element lends to the part that loads later. */
export interface ElementBridge {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  /** The element's place in the form around it. */
  readonly internals: ElementInternals
  /** Sets a context's value and tells its subscribers. */
  publish(context: string, value: unknown): void
  /** Says in the page that what was to open could not be loaded. */
  sayFailed(): void
}

/** The part that loads later, as the light element sees it. */
export interface ElementHost {
  /** What the page would be told now. */
  state(): HostState
  /** Rejects with a catalogue error; the `error` event has been raised by then. */
  run(command: Command): Promise<unknown>
  /** Fetches and draws, unseen, what the first opening shows: with our own files only. */
  prefetch(): void
  /** The `open` attribute was set or removed. */
  openAttributeChanged(): void
  /** What other apps get that found a wallet before its code had loaded. */
  announced(namespace: Namespace): Promise<object | undefined>
  /** Another tab has written something of ours. */
  storageChanged(): void
  /** The element was put into a page, again perhaps. */
  inserted(): void
  /** The element stands elsewhere now, without having been out of the page. */
  moved(): void
  removed(): void
}

/** What the buttons show while a stored session is about to be restored. */
export const restoringSummary: Summary = Object.freeze({
  account: null,
  network: null,
  connectLabel: 'Connect Wallet',
  isRestoring: true,
})

/** The state before anything has loaded. `restoring`: a session is stored and about to be restored. */
export function initialState(restoring: boolean): HostState {
  return Object.freeze({
    open: false,
    view: null,
    loading: false,
    status: restoring ? 'connecting' : 'disconnected',
    namespace: null,
    address: null,
    caipAddress: null,
    caipNetworkId: null,
    accounts: Object.freeze({}),
  })
}
