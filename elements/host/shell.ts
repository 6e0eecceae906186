import { reportError } from '../../src/actions/report/reportError.ts'
import { accountOf } from '../../src/controllers/accounts.ts'
import { closeFailed, type Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { options } from '../../src/controllers/options.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { loadMethods } from '../../src/views/Connect/loadMethods.ts'
import type { ElementBridge } from './bridge.ts'

export interface Shell {
  /**
   * Fetches the chunks of the first open and renders the modal while it is closed, so that opening only has to show it.
   */
  prepare(): void
  /** Mounts the views. If this fails, the modal closes and LOAD_FAILED is emitted. */
  show(): void
  /** Adopts the styles again after the element was moved into another document. */
  moved(): void
}

export function createShell(
  { root, showFailure }: ElementBridge,
  modal: Modal,
  texts: () => Promise<void> | undefined,
): Shell {
  /** Loads the shell, in parallel with the other chunks of the first view. */
  async function load() {
    const isDisconnected = accountOf(networks.activeNamespace).status === 'disconnected'
    // The view omits the logins until they have loaded, and if they fail to load.
    if (isDisconnected && options.hasConnectMethods) {
      loadMethods().catch(() => {})
    }
    const shell = import('../WalletModalElement.ts')
    if (modal.state.layout === 'wide') {
      await import('../../src/views/Connect/wide/followLayout.ts').then(
        ({ followLayout }) => followLayout(modal),
        () => {},
      )
    }
    return shell
  }

  function fail(cause: unknown) {
    closeFailed(modal)
    showFailure()
    const longMessage = `The modal could not be shown: ${String(cause)}`
    reportError(new WalletModalError('LOAD_FAILED', { longMessage, cause }), 'alert')
  }

  let moved = () => {}

  async function mount(onFailed: (cause: unknown) => void) {
    const [{ mountView, adoptStyles }] = await Promise.all([load(), texts()])
    moved = () => adoptStyles(root)
    mountView(root, modal, onFailed)
  }

  return {
    prepare() {
      if (accountOf(networks.activeNamespace).status !== 'disconnected') {
        load().catch(() => {})
        return
      }
      // If rendering in advance fails, the failure is reported only if the modal is open by then.
      mount((cause) => modal.state.open && fail(cause)).catch(() => {})
    },
    moved: () => moved(),
    show() {
      mount(fail).catch(fail)
    },
  }
}
