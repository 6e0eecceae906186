import { reportError } from '../../src/actions/report/reportError.ts'
import { accountOf } from '../../src/controllers/accounts.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { firstView } from '../../src/views/Connect/view.ts'
import type { ElementBridge } from './bridge.ts'

export interface Shell {
  /** Fetches the first opening's chunks and renders it in the closed dialog, so that opening only shows it. */
  prepare(): void
  /** Mounts the views. On failure the modal closes and the error is emitted. */
  show(): void
  /** Adopts the styles of the document that the element is in now. */
  moved(): void
}

export function createShell({ root, showFailure }: ElementBridge, modal: Modal): Shell {
  /** The first view's other chunks load in parallel with the shell. */
  function load() {
    if (accountOf(networks.activeNamespace).status === 'disconnected') {
      firstView.Connect.preload(modal.state.language).catch(() => {})
    }
    return import('../WalletModalElement.ts')
  }

  function fail(cause: unknown) {
    modal.state.open = false
    showFailure()
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
      // A failure of the early render is reported once the user opens the modal.
      mount((cause) => modal.state.open && fail(cause)).catch(() => {})
    },
    moved: () => moved(),
    show() {
      mount(fail).catch(fail)
    },
  }
}
