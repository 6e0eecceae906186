import { subscribe } from 'valtio/vanilla'
import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { reportError } from '../../src/actions/report/reportError.ts'
import { trackView } from '../../src/actions/report/trackView.ts'
import { accountOf, accounts, updateAccount } from '../../src/controllers/accounts.ts'
import { liveConnection, unrestorable } from '../../src/controllers/connections.ts'
import { onHostEvent } from '../../src/controllers/hostEvents.ts'
import { addModal, createModal, removeModal, setOpen } from '../../src/controllers/modal.ts'
import { hasNamespace, networks } from '../../src/controllers/networks.ts'
import { options } from '../../src/controllers/options.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { read } from '../../src/storage/storage.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { ElementEventMap, HostEventMap, HostState } from '../../src/types/host.ts'
import type { ViewName } from '../../src/types/view.ts'
import { fetchMethods, needsMethods } from '../../src/views/Connect/fetchMethods.ts'
import { ownAttributes, sharedAttributes } from './attributes.ts'
import type { ElementBridge, ElementHost } from './bridge.ts'
import { runCommand } from './commands.ts'
import { configureOwn, configureShared } from './configure.ts'
import { createAttributeReader } from './readAttributes.ts'
import { reflect, reflectedAttributes } from './reflect.ts'
import { freeze, takeSnapshot, takeSummary } from './snapshot.ts'

const settleMs = 30

/** The element whose attributes configure the page: the first. The others share what it set up. */
let configuring: HTMLElement | undefined

/**
 * The host boundary of one element: attributes become options, commands become actions, and what
 * changes in the controllers becomes attributes, contexts and events.
 */
export function createHost({ element, root, publish, sayFailed }: ElementBridge): ElementHost {
  const modal = createModal(createRouter, element)
  const attributes = createAttributeReader(element)
  let last: HostState | undefined
  let shown = { view: null as ViewName | null, open: false, depth: 0 }
  let release: (() => void)[] = []

  function dispatch<Name extends keyof (ElementEventMap & HostEventMap)>(
    name: Name,
    detail: (ElementEventMap & HostEventMap)[Name],
  ): void {
    element.dispatchEvent(new CustomEvent(name, { detail: Object.freeze(detail) }))
  }

  /** Brings attributes, contexts and events up to what the controllers hold now. */
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
    announceViews(state)
  }

  function announceViews({ open, view }: HostState) {
    const previous = shown
    shown = { open, view, depth: modal.router.state.history.length }
    if (open && view && view !== previous.view) {
      const data = freeze({ ...modal.router.top()?.data })
      dispatch('viewchange', { view, previous: previous.view, data })
      if (previous.open && shown.depth > previous.depth) trackView(view)
    }
    if (open === previous.open || modal.state.embedded) return
    if (open) showView()
    dispatch(open ? 'open' : 'close', { view: open ? view : previous.view })
  }

  /** React and the first view. Logins side by side with it: it would ask for them only once it has come. */
  function fetchShell() {
    const { status } = accountOf(networks.activeNamespace)
    if (status === 'disconnected' && needsMethods(options)) {
      fetchMethods(modal.state.language).catch(() => {})
    }
    return import('../WalletModalElement.ts')
  }

  function showView() {
    fetchShell().then(
      ({ mountView }) => mountView(root, modal),
      (cause: unknown) => {
        setOpen(modal, false)
        sayFailed()
        reportError(new WalletModalError('LOAD_FAILED', { cause }), 'alert')
      },
    )
  }

  function configure() {
    configuring ??= element
    if (configuring === element) {
      const before = networks.requested
      configureShared(attributes)
      // A page may add families by script: what was connected there comes back with them.
      if (before.length > 0 && before !== networks.requested) restore()
    }
    configureOwn(element, modal, attributes)
    if (modal.state.embedded && !modal.state.open) {
      openModal(modal)
      showView()
    }
  }

  /** Back from a login that took the page's place. */
  function finishLogin() {
    if (!location.search.includes('result_uri=')) return
    import('../../src/actions/login/finishTelegramLogin.ts').then(
      ({ finishTelegramLogin }) => finishTelegramLogin(),
      () => {},
    )
  }

  /** Connecting, and so restoring, is a chunk of its own: an open modal needs none of it yet. */
  function restore() {
    if (!attributes.read('enable-reconnect') || read('connectionStatus') !== 'connected') return
    const stored = read('connectedNamespaces') ?? []
    const namespaces = stored.filter(
      (name) =>
        accountOf(name).status === 'disconnected' &&
        !unrestorable.has(name) &&
        (networks.requested.length === 0 || hasNamespace(name)),
    )
    if (namespaces.length === 0) return
    const setStatus = (status: 'connecting' | 'disconnected') => {
      for (const name of namespaces) updateAccount(name, { status })
    }
    setStatus('connecting')
    import('../../src/actions/connection/restoreConnections.ts').then(
      ({ restoreConnections }) => restoreConnections(namespaces),
      (cause: unknown) => {
        setStatus('disconnected')
        reportError(new WalletModalError('LOAD_FAILED', { cause }), 'alert')
      },
    )
  }

  /** Another tab of the site connects, switches, disconnects: this one shows it too. */
  let following: ReturnType<typeof setTimeout> | undefined
  function followOtherTab() {
    clearTimeout(following)
    // One change is several keys; none of them says anything by itself.
    following = setTimeout(() => {
      if (configuring !== element) return
      const restores = attributes.read('enable-reconnect')
      import('../../src/actions/connection/followOtherTab.ts').then(
        (module) => module.followOtherTab(restores),
        () => {},
      )
    }, settleMs)
  }

  function passOn<Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]) {
    flush()
    if (name === 'connect') {
      const { namespace, provider, ...rest } = detail as HostEventMap['connect']
      dispatch('connect', { ...freeze(rest), namespace, provider })
      return
    }
    // An error's cause is whatever was thrown: handed on, not copied.
    const copy = name === 'error' ? Object.freeze({ ...detail }) : freeze(detail)
    element.dispatchEvent(new CustomEvent(name, { detail: copy }))
  }

  let scheduled = false
  function schedule() {
    if (scheduled) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      if (release.length > 0) flush()
    })
  }

  return {
    prefetch: () => void fetchShell().catch(() => {}),
    storageChanged: followOtherTab,
    async run(command) {
      try {
        return await runCommand(modal, command)
      } catch (thrown) {
        throw reportError(thrown, 'inline')
      } finally {
        schedule()
      }
    },
    openAttributeChanged() {
      const open = element.hasAttribute('open')
      // Outside of a page it waits until the element is put into one.
      if (open === modal.state.open || release.length === 0) return
      if (open) openModal(modal)
      else closeModal(modal)
      schedule()
    },
    inserted() {
      if (release.length > 0) return
      addModal(modal)
      const observer = new MutationObserver((records) => {
        const names = records.map(({ attributeName }) => attributeName ?? '')
        if (names.some((name) => name in sharedAttributes || name in ownAttributes)) configure()
        if (names.some((name) => reflectedAttributes.includes(name))) schedule()
      })
      observer.observe(element, { attributes: true })
      release = [
        () => observer.disconnect(),
        onHostEvent(passOn),
        ...[modal.state, modal.router.state, accounts, networks].map((one) =>
          subscribe(one, schedule, true),
        ),
      ]
      // Before anything is told: while a session is about to be restored, nobody is disconnected.
      if (configuring === undefined) restore()
      configure()
      finishLogin()
      if (element.hasAttribute('open')) this.openAttributeChanged()
      schedule()
    },
    removed() {
      setOpen(modal, false)
      flush()
      for (const stop of release) stop()
      release = []
      removeModal(modal)
      if (configuring === element) configuring = undefined
    },
  }
}
