import { reportError } from '../../src/actions/report/reportError.ts'
import { accountOf } from '../../src/controllers/accounts.ts'
import { type Modal, setOpen } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { firstView } from '../../src/views/firstView.ts'
import type { ElementBridge } from './bridge.ts'

/** React and the views of one element: fetched ahead or when they are to be seen, and mounted once. */
export interface Shell {
  /** Fetches what the first opening shows, without mounting it. */
  fetch(): Promise<unknown>
  /** Mounts the views. Without their files the modal closes again and the page is told. */
  show(): void
}

export function createShell({ root, sayFailed }: ElementBridge, modal: Modal): Shell {
  /** What the first view needs beside its code comes side by side with the shell, not after it. */
  function load() {
    if (accountOf(networks.activeNamespace).status === 'disconnected') {
      firstView.preload?.(modal.state.language).catch(() => {})
    }
    return import('../WalletModalElement.ts')
  }

  return {
    fetch: load,
    show() {
      load().then(
        ({ mountView }) => mountView(root, modal),
        (cause: unknown) => {
          setOpen(modal, false)
          sayFailed()
          reportError(new WalletModalError('LOAD_FAILED', { cause }), 'alert')
        },
      )
    },
  }
}
