import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { followConnections } from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { reportError } from '../../src/actions/report/reportError.ts'
import { addModal, createModal, removeModal, setOpen } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { signIn } from '../../src/controllers/signInGate.ts'
import { hasKey, pendingTransactionsKey, read } from '../../src/storage/storage.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { ownAttributes, sharedAttributes } from './attributes.ts'
import type { ElementBridge, ElementHost } from './bridge.ts'
import { runCommand } from './commands.ts'
import { configureOwn, configureShared } from './configure.ts'
import { configuringHost, enterPage, type HostInPage, leavePage } from './inPage.ts'
import { createAttributeReader } from './readAttributes.ts'
import { reflectedAttributes } from './reflect.ts'
import { toRejection } from './rejection.ts'
import { restoreStored } from './restoreStored.ts'
import { createShell } from './shell.ts'
import { takeSnapshot } from './snapshot.ts'
import { createStateOut } from './stateOut.ts'

/**
 * The host boundary of one element: attributes become options, commands become actions, and what
 * changes in the controllers becomes attributes, contexts and events.
 */
export function createHost(bridge: ElementBridge): ElementHost {
  const { element } = bridge
  const modal = createModal(createRouter, element, closeModal)
  followConnections()
  const attributes = createAttributeReader(element)
  const shell = createShell(bridge, modal)
  const out = createStateOut(bridge, modal, shell.show)
  let release: (() => void)[] = []
  let attending: Promise<unknown> | undefined

  const inPage: HostInPage = {
    takeOver: configurePage,
    restores: () => attributes.read('enable-reconnect'),
  }

  function configurePage() {
    const before = networks.requested
    configureShared(attributes)
    attendSignIn()
    // A page may add namespaces by script: what was connected there comes back with them.
    if (before.length > 0 && before !== networks.requested) restore()
  }

  function configure() {
    if (configuringHost() === inPage) configurePage()
    else attendSignIn()
    configureOwn(element, modal, attributes)
    if (modal.state.embedded && !modal.state.open) {
      openModal(modal)
      shell.show()
    }
  }

  function restore() {
    if (inPage.restores()) restoreStored()
  }

  /** Goes on with what an earlier page has begun. */
  function resume() {
    const isBack = location.search.includes('result_uri=')
    if (!isBack && !read('openPairings') && !hasKey(pendingTransactionsKey)) return
    import('./resume.ts').then(
      (part) => part.resume(),
      () => {},
    )
  }

  /** Signing in is a part of its own, for pages that have it. */
  function attendSignIn() {
    if (!signIn.gate && !element.matches('[siwx],[name],[required]')) return
    attending = loadPart(import('./signInPart.ts')).then(
      (part) => part.attendSignIn(bridge, modal, configuringHost() === inPage),
      (failure) => reportError(failure, 'alert'),
    )
  }

  /** Attributes that the page changes are read anew; those that only mirror the state are put right. */
  function watchAttributes(): () => void {
    const observer = new MutationObserver((records) => {
      const names = records.map(({ attributeName }) => attributeName ?? '')
      if (names.some((name) => name in sharedAttributes || name in ownAttributes)) configure()
      else attendSignIn()
      if (names.some((name) => reflectedAttributes.includes(name))) out.schedule()
    })
    observer.observe(element, { attributes: true })
    return () => observer.disconnect()
  }

  return {
    state: () => takeSnapshot(modal),
    prefetch: shell.prepare,
    async announced(namespace) {
      const part = await import('../../src/actions/connection/announcedWallet.ts')
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
        // What the page has said of signing in by now is to be known.
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
      // Outside of a page it waits until the element is put into one.
      if (open === modal.state.open || release.length === 0) return
      if (open) openModal(modal)
      else closeModal(modal)
      out.schedule()
    },
    inserted() {
      if (release.length > 0) return
      addModal(modal)
      const isFirst = configuringHost() === undefined
      enterPage(inPage)
      release = [watchAttributes(), out.follow()]
      // Before anything is told: while a session is about to be restored, nobody is disconnected.
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
      // The language may come from what the element stands in.
      configureOwn(element, modal, attributes)
      out.tellConnections()
    },
    removed() {
      setOpen(modal, false)
      const stops = release
      // A listener of what is told below may put the element back at once.
      release = []
      for (const stop of stops) stop()
      removeModal(modal)
      const next = leavePage(inPage)
      out.flush()
      next?.takeOver()
    },
  }
}
