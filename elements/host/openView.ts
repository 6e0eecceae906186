import { isBeingRestored, isConnected } from '../../src/actions/connection/isConnected.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { reportError } from '../../src/actions/report/reportError.ts'
import { accounts } from '../../src/controllers/accounts.ts'
import { onConnectionEvent } from '../../src/controllers/events.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { subscribe } from '../../src/utils/state.ts'
import type { Command } from './bridge.ts'
import { takeModalTurn } from './modalTurns.ts'
import { type CheckedView, prepareView } from './readView.ts'

type ReadAgain = () => CheckedView

/**
 * Opens the view. Waits for data that are still being read, and opens nothing if another command has opened or closed the
 * modal in the meantime.
 */
async function openWhole(modal: Modal, read: CheckedView, isLast: () => boolean): Promise<void> {
  const data = await read.whole
  if (isLast()) openModal(modal, { ...read, data })
}

/**
 * Once the stored connection is restored, opens the view that was wanted in place of Connect. Does nothing if the user
 * or a command has left Connect in the meantime.
 */
function openOnceRestored(
  modal: Modal,
  read: CheckedView,
  readAgain: ReadAgain,
  isLast: () => boolean,
): void {
  const { state, router } = modal
  const namespace = networks.activeNamespace
  const connect = router.top()
  if (!read.needsAccount || connect?.view !== 'Connect' || !isBeingRestored(namespace)) return
  const isLeft = () => !state.open || !isLast() || router.top() !== connect
  async function open(): Promise<void> {
    try {
      // The data are read again, because those of a payment depend on the account.
      const again = readAgain()
      if (again.whole) await openWhole(modal, again, () => !isLeft())
      else openModal(modal, again)
    } catch (thrown) {
      reportError(thrown, 'alert')
    }
  }
  const look = () => {
    if (!isLeft() && isBeingRestored(namespace)) return
    for (const stop of stops) stop()
    if (!isLeft() && isConnected()) void open()
  }
  const stops = [
    subscribe(accounts, look),
    subscribe(state, look),
    subscribe(router.state, look),
    onConnectionEvent(look),
  ]
}

/**
 * Loads the check of the view's data. The returned function opens the view, and throws the errors of `prepareView`. It
 * returns a promise if it has to wait for data.
 */
export async function prepareOpening(
  modal: Modal,
  command: Command,
): Promise<() => Promise<void> | undefined> {
  const readView = await prepareView(command)
  return () => {
    const read = readView()
    const isLast = takeModalTurn(modal)
    if (read.whole) return openWhole(modal, read, isLast)
    openModal(modal, read)
    openOnceRestored(modal, read, readView, isLast)
    return undefined
  }
}
