import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { reportError } from '../../src/actions/report/reportError.ts'
import { addModal, createModal, removeModal, setOpen } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { ownAttributes, sharedAttributes } from './attributes.ts'
import type { ElementBridge, ElementHost } from './bridge.ts'
import { runCommand } from './commands.ts'
import { configureOwn, configureShared } from './configure.ts'
import { followOtherTabs } from './otherTabs.ts'
import { createAttributeReader } from './readAttributes.ts'
import { reflectedAttributes } from './reflect.ts'
import { restoreStored } from './restoreStored.ts'
import { createShell } from './shell.ts'
import { createStateOut } from './stateOut.ts'

/** The element whose attributes configure the page: the first. The others share what it set up. */
let configuring: HTMLElement | undefined

/**
 * The host boundary of one element: attributes become options, commands become actions, and what
 * changes in the controllers becomes attributes, contexts and events.
 */
export function createHost(bridge: ElementBridge): ElementHost {
  const { element } = bridge
  const modal = createModal(createRouter, element)
  const attributes = createAttributeReader(element)
  const shell = createShell(bridge, modal)
  const out = createStateOut(bridge, modal, shell.show)
  let release: (() => void)[] = []

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
      shell.show()
    }
  }

  function restore() {
    if (attributes.read('enable-reconnect')) restoreStored()
  }

  /** Back from a login that took the page's place. */
  function finishLogin() {
    if (!location.search.includes('result_uri=')) return
    import('../../src/actions/login/finishTelegramLogin.ts').then(
      ({ finishTelegramLogin }) => finishTelegramLogin(),
      () => {},
    )
  }

  /** Attributes that the page changes are read anew; those that only mirror the state are put right. */
  function watchAttributes(): () => void {
    const observer = new MutationObserver((records) => {
      const names = records.map(({ attributeName }) => attributeName ?? '')
      if (names.some((name) => name in sharedAttributes || name in ownAttributes)) configure()
      if (names.some((name) => reflectedAttributes.includes(name))) out.schedule()
    })
    observer.observe(element, { attributes: true })
    return () => observer.disconnect()
  }

  return {
    prefetch: () => void shell.fetch().catch(() => {}),
    storageChanged: () =>
      followOtherTabs(() =>
        configuring === element ? attributes.read('enable-reconnect') : undefined,
      ),
    async run(command) {
      try {
        return await runCommand(modal, command)
      } catch (thrown) {
        throw reportError(thrown, 'inline')
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
      release = [watchAttributes(), out.follow()]
      // Before anything is told: while a session is about to be restored, nobody is disconnected.
      if (configuring === undefined) restore()
      configure()
      finishLogin()
      if (element.hasAttribute('open')) this.openAttributeChanged()
      out.schedule()
    },
    removed() {
      setOpen(modal, false)
      out.flush()
      for (const stop of release) stop()
      release = []
      removeModal(modal)
      if (configuring === element) configuring = undefined
    },
  }
}
