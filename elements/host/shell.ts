import { reportError } from '../../src/actions/report/reportError.ts'
import { accountOf } from '../../src/controllers/accounts.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { firstView } from '../../src/views/firstView.ts'
import type { ElementBridge } from './bridge.ts'

/** React and the views of one element: fetched ahead or when they are to be seen, and mounted once. */
export interface Shell {
  /** Fetches what the first opening shows and draws it in the closed dialog, so that opening only shows it. */
  prepare(): void
  /** Mounts the views. Where that fails the modal closes again and the page is told. */
  show(): void
  /** The element may stand in another document now, whose styles are its own. */
  moved(): void
}

export function createShell({ root, sayFailed }: ElementBridge, modal: Modal): Shell {
  /** What the first view needs beside its code comes side by side with the shell, not after it. */
  function load() {
    if (accountOf(networks.activeNamespace).status === 'disconnected') {
      firstView.preload(modal.state.language).catch(() => {})
    }
    return import('../WalletModalElement.ts')
  }

  /** The files did not come, or what they hold cannot be drawn here. */
  function fail(cause: unknown) {
    modal.state.open = false
    sayFailed()
    const longMessage = `The modal could not be shown: ${String(cause)}`
    reportError(new WalletModalError('LOAD_FAILED', { longMessage, cause }), 'alert')
  }

  let moved = () => {}

  async function mount(onFailed: (cause: unknown) => void) {
    const { mountView, adoptStyles } = await load()
    moved = () => adoptStyles(root)
    mountView(root, modal, onFailed)
  }

  return {
    prepare() {
      if (accountOf(networks.activeNamespace).status !== 'disconnected') {
        load().catch(() => {})
        return
      }
      // What cannot be drawn ahead is told of when somebody wants to see it.
      mount((cause) => modal.state.open && fail(cause)).catch(() => {})
    },
    moved: () => moved(),
    show() {
      mount(fail).catch(fail)
    },
  }
}
