import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { followConnections } from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { reportError } from '../../src/actions/report/reportError.ts'
import { subscribeFeatures } from '../../src/controllers/events.ts'
import { addModal, createModal, removeModal, setOpen } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { setStanding, signInGate } from '../../src/controllers/signInGate.ts'
import { hasKey, pendingTransactionsKey, read } from '../../src/storage/storage.ts'
import type { ConnectionStatus } from '../../src/types/account.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { allAttributes } from './attributes.ts'
import type { ElementBridge, ElementHost } from './bridge.ts'
import { runCommand, toRejection } from './commands.ts'
import { configureOwn, configureShared } from './configure.ts'
import { configuringHost, enterPage, type HostInPage, leavePage } from './inPage.ts'
import { defineJsonProperties } from './jsonProperties.ts'
import { learnNetworks } from './learnNetworks.ts'
import { createAttributeReader } from './readAttributes.ts'
import { reflectedAttributes } from './reflect.ts'
import { restoreStored } from './restoreStored.ts'
import { createShell } from './shell.ts'
import { createStateOut } from './stateOut.ts'

/**
 * Creates the host boundary of an element. It turns attributes into options and commands into actions, and publishes
 * changes of controllers as attributes, contexts and events.
 */
export function createHost(bridge: ElementBridge): ElementHost {
  const { element } = bridge
  const modal = createModal(createRouter, element, closeModal)
  followConnections()
  subscribeFeatures(() => import('../../src/actions/features.ts').then(({ features }) => features))
  const attributes = createAttributeReader(element)
  /** Settles once the texts of the modal's language have loaded. */
  let texts: Promise<void> | undefined
  const shell = createShell(bridge, modal, () => texts)
  const out = createStateOut(bridge, modal, shell.show)
  defineJsonProperties(element)
  let release: (() => void)[] = []
  let attending: Promise<unknown> | undefined

  const inPage: HostInPage = {
    takeOver: configurePage,
    restores: () => attributes.read('enable-reconnect'),
  }

  function configurePage() {
    const before = networks.requested
    configureShared(attributes)
    attachSignIn()
    // If a script has added namespaces to the page, the stored connections of these namespaces are restored.
    if (before.length > 0 && before !== networks.requested) restore()
  }

  /** True if `next` is called later, once the networks that the element names have loaded. */
  function waits(next: () => void): boolean {
    const learning = learnNetworks(element)
    if (!learning) return false
    attending = learning.then(() => {
      attending = undefined
      if (element.isConnected) next()
      return attending
    })
    return true
  }

  function configure() {
    if (waits(configure)) return
    if (configuringHost() === inPage) configurePage()
    else attachSignIn()
    texts = configureOwn(element, modal, attributes, observer)
    if (modal.state.embedded && !modal.state.open) openModal(modal)
    // The layout may have changed.
    if (modal.state.open) shell.show()
  }

  function restore() {
    if (inPage.restores()) restoreStored()
  }

  function resume() {
    if (inPage.restores() && element.hasAttribute('restore-from')) {
      import('../../src/actions/connection/restoreOthers.ts').then(
        ({ restoreOthers }) => restoreOthers(),
        () => {},
      )
    }
    const isBack = location.search.includes('result_uri=')
    if (!isBack && !read('openPairings') && !hasKey(pendingTransactionsKey)) return
    import('./resume.ts').then(
      (part) => part.resume(),
      () => {},
    )
  }

  /** Loads sign-in if the page uses it. Until it has loaded, no account counts as connected. */
  function attachSignIn() {
    const isWanted = element.matches('[siwx],[name],[required]')
    const isConfiguring = () => configuringHost() === inPage
    const stand = (status: ConnectionStatus) => {
      if (!signInGate() && isConfiguring()) setStanding(status)
    }
    stand(isWanted ? 'connecting' : 'connected')
    if (!signInGate() && !isWanted) return
    attending = loadPart(import('./signInPart.ts')).then(
      (part) => part.attachSignIn(bridge, modal, isConfiguring()),
      (failure) => {
        stand('disconnected')
        reportError(failure, 'alert')
      },
    )
  }

  const observer = new MutationObserver((records) => {
    const names = records.map(({ attributeName }) => attributeName ?? '')
    // `dir` is an attribute of every HTML element, so it is none of `allAttributes`.
    if (names.some((name) => name === 'dir' || name in allAttributes)) configure()
    else attachSignIn()
    // Attributes that mirror the state are restored if the page has changed them.
    if (names.some((name) => reflectedAttributes.includes(name))) out.schedule()
  })

  return {
    state: out.show,
    prefetch: shell.prepare,
    async announced(namespace) {
      const part = await import('../../src/actions/connection/announceWallet.ts')
      return part.announcedWallet(namespace)
    },
    storageChanged() {
      import('./otherTabs.ts').then(
        ({ followOtherTabs }) => followOtherTabs(),
        () => {},
      )
    },
    async run(command) {
      try {
        // A command may need the code of sign-in, which `attending` loads.
        if (attending) await attending
        return await runCommand(modal, command)
      } catch (thrown) {
        throw await toRejection(thrown, modal.state.language)
      } finally {
        out.schedule()
      }
    },
    openAttributeChanged() {
      const open = element.hasAttribute('open')
      // An element that is not in a page yet opens once it is inserted.
      if (open === modal.state.open || release.length === 0) return
      if (open) openModal(modal)
      else closeModal(modal)
      out.schedule()
    },
    inserted() {
      if (release.length > 0) return
      if (waits(() => this.inserted())) return
      addModal(modal)
      const isFirst = configuringHost() === undefined
      enterPage(inPage)
      release = [() => observer.disconnect(), out.follow()]
      // `restore` is called before any event, so that no event reports `disconnected` while a session is about to be
      // restored.
      if (isFirst) restore()
      configure()
      resume()
      if (element.hasAttribute('open')) this.openAttributeChanged()
      out.flush()
      out.tellConnections()
    },
    moved() {
      if (release.length === 0) return
      shell.moved()
      // An ancestor at the new place may set another language.
      texts = configureOwn(element, modal, attributes, observer)
      out.tellConnections()
    },
    removed() {
      setOpen(modal, false)
      const stops = release
      // `release` is reset first, because a listener of the events below may insert the element again.
      release = []
      for (const stop of stops) stop()
      removeModal(modal)
      const next = leavePage(inPage)
      out.flush()
      next?.takeOver()
    },
  }
}
