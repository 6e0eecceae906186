import { subscribe } from 'valtio/vanilla'
import { trackView } from '../../src/actions/report/trackView.ts'
import { accounts } from '../../src/controllers/accounts.ts'
import { liveConnection } from '../../src/controllers/connections.ts'
import { onHostEvent } from '../../src/controllers/hostEvents.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type {
  ConnectDetail,
  ElementEventMap,
  HostEventMap,
  HostState,
} from '../../src/types/host.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { ElementBridge } from './bridge.ts'
import { listConnections } from './listConnections.ts'
import { reflect } from './reflect.ts'
import { freeze, takeSnapshot, takeSummary } from './snapshot.ts'

/** What one element tells its page: attributes, contexts and events. */
export interface StateOut {
  /** Tells of each connection that was there before the element: it has missed how that came about. */
  tellConnections(): void
  /** Follows the controllers from now on. Returns what ends it. */
  follow(): () => void
  /** Brings attributes, contexts and events up to what the controllers hold now. */
  flush(): void
  /** The same at the end of this tick, once for all that changes in it. */
  schedule(): void
}

/** `onOpen` is called whenever the modal has opened, before the page hears of it. */
export function createStateOut(
  { element, publish }: ElementBridge,
  modal: Modal,
  onOpen: () => void,
): StateOut {
  let last: HostState | undefined
  let shown = { view: null as ViewName | null, open: false, depth: 0 }
  let isFollowing = false
  let isScheduled = false

  function dispatch<Name extends keyof (ElementEventMap & HostEventMap)>(
    name: Name,
    detail: (ElementEventMap & HostEventMap)[Name],
  ): void {
    element.dispatchEvent(new CustomEvent(name, { detail: Object.freeze(detail) }))
  }

  function flush() {
    const state = takeSnapshot(modal)
    for (const namespace of Object.keys(accounts) as Namespace[]) {
      const provider = liveConnection(namespace)?.adapter.hostProvider.public ?? null
      publish(`wallet-modal/provider/${namespace}`, provider)
    }
    publish('wallet-modal/account', takeSummary(modal))
    if (last && JSON.stringify(last) === JSON.stringify(state)) return reflect(element, last)
    last = state
    reflect(element, state)
    publish('wallet-modal/state', state)
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

  /** The provider is handed on as it is: a frozen one would not work, and a copy would be another object. */
  function tellConnection({ provider, ...rest }: ConnectDetail) {
    dispatch('connect', { ...freeze(rest), provider })
  }

  /** State goes before the event that tells of it, so that listeners read what they are told. */
  function passOn<Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]) {
    flush()
    if (name === 'connect') return tellConnection(detail as ConnectDetail)
    // The cause of an error may be any thrown value, so it is handed on and not copied.
    const copy = name === 'error' ? Object.freeze({ ...detail }) : freeze(detail)
    element.dispatchEvent(new CustomEvent(name, { detail: copy }))
  }

  return {
    flush,
    schedule,
    tellConnections() {
      for (const detail of listConnections()) tellConnection(detail)
    },
    follow() {
      isFollowing = true
      const followed = [modal.state, modal.router.state, accounts, networks]
      const stops = [onHostEvent(passOn), ...followed.map((one) => subscribe(one, schedule, true))]
      return () => {
        isFollowing = false
        for (const stop of stops) stop()
      }
    },
  }
}
