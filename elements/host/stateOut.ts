import { pageStatus } from '../../src/actions/connection/isConnected.ts'
import { walletListSources } from '../../src/actions/ownList/listWallets.ts'
import { trackView } from '../../src/actions/report/track.ts'
import { accounts, connectedNamespaces } from '../../src/controllers/accounts.ts'
import { liveConnection } from '../../src/controllers/connections.ts'
import {
  type HostListener,
  onConnectionEvent,
  onHostEvent,
  setLastElement,
} from '../../src/controllers/events.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { signInGate } from '../../src/controllers/signInGate.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type {
  ConnectDetail,
  ElementEventMap,
  HostEventMap,
  HostState,
} from '../../src/types/host.ts'
import type { ViewName } from '../../src/types/view.ts'
import { subscribe } from '../../src/utils/state.ts'
import type { ElementBridge } from './bridge.ts'
import { reflect } from './reflect.ts'
import { freeze, isSame, takeSnapshot, takeSummary } from './snapshot.ts'

export interface StateOut {
  /** Emits `connect` and `signin` for connections and sessions that already exist when the element is inserted. */
  tellConnections(): void
  /** Updates attributes and contexts from the controllers without emitting events. */
  show(): HostState
  follow(): () => void
  /** Updates attributes and contexts from the controllers, and emits the events of the changes. */
  flush(): void
  /** Schedules one `flush` for the end of this tick. */
  schedule(): void
}

/**
 * Creates the output of an element's state. `onOpen` is called each time the modal has opened, before the event `open`.
 */
export function createStateOut(
  { element, publish }: ElementBridge,
  modal: Modal,
  onOpen: () => void,
): StateOut {
  let last: HostState | undefined
  let shown = { view: null as ViewName | null, open: false, depth: 0 }
  let isFollowing = false
  let isScheduled = false

  /** Returns false if the page has prevented the event's default. */
  function dispatch<Name extends keyof (ElementEventMap & HostEventMap)>(
    name: Name,
    detail: (ElementEventMap & HostEventMap)[Name],
  ): boolean {
    const cancelable = name === 'review'
    return element.dispatchEvent(
      new CustomEvent(name, { detail: Object.freeze(detail), cancelable }),
    )
  }

  function publishState(state: HostState, open = state.open) {
    for (const namespace of Object.keys(accounts) as Namespace[]) {
      const live = pageStatus(namespace) === 'connected' && liveConnection(namespace)
      publish(`wallet-modal/provider/${namespace}`, live ? live.adapter.hostProvider.public : null)
    }
    publish('wallet-modal/account', takeSummary(modal))
    reflect(element, { ...state, open })
    publish('wallet-modal/state', state)
  }

  function flush() {
    const state = takeSnapshot(modal)
    if (last && isSame(last, state)) return publishState(last)
    last = state
    publishState(state)
    dispatch('statechange', state)
    tellViews(state)
  }

  function tellViews({ open, view }: HostState) {
    const previous = shown
    shown = { open, view, depth: modal.router.state.history.length }
    if (open && view && view !== previous.view) {
      const data = freeze({ ...modal.router.top()?.data })
      dispatch('viewchange', { view, previous: previous.view, data })
      if (previous.open && shown.depth > previous.depth) trackView(view)
    }
    if (open === previous.open || modal.state.embedded) return
    if (open) onOpen()
    dispatch(open ? 'open' : 'close', { view: open ? view : previous.view })
  }

  function schedule() {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      if (isFollowing) flush()
    })
  }

  /**
   * Dispatches `connect` with the provider itself, because a frozen provider would not work and a copy would be another
   * object.
   */
  function tellConnection({ provider, ...rest }: ConnectDetail) {
    dispatch('connect', { ...freeze(rest), provider })
  }

  /** Publishes the state before dispatching the event, so that listeners read the new state. */
  const passOn: HostListener = (name, detail) => {
    flush()
    if (name === 'connect') return tellConnection(detail)
    // The cause of an error may be any thrown value, so it is not copied.
    return dispatch(name, name === 'error' ? { ...detail } : freeze(detail))
  }

  return {
    flush,
    schedule,
    show() {
      const state = takeSnapshot(modal)
      // The page may have set `open` before it inserts the element.
      publishState(state, element.hasAttribute('open'))
      return state
    },
    tellConnections() {
      for (const detail of listConnections()) tellConnection(detail)
      for (const session of signInGate()?.sessions() ?? [])
        dispatch('signin', freeze({ session, restored: true }))
    },
    follow() {
      isFollowing = true
      const followed = [modal.state, modal.router.state, accounts, networks, ...walletListSources]
      const stops = [
        onHostEvent(passOn),
        onConnectionEvent(schedule),
        ...followed.map((one) => subscribe(one, schedule, true)),
      ]
      return () => {
        isFollowing = false
        for (const stop of stops) stop()
        setLastElement(passOn)
      }
    },
  }
}

function listConnections(): ConnectDetail[] {
  return connectedNamespaces().flatMap((namespace) =>
    pageStatus(namespace) === 'connected' ? (liveConnection(namespace)?.describe() ?? []) : [],
  )
}
