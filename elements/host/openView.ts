import { subscribe } from 'valtio/vanilla'
import { isBeingRestored, isConnected } from '../../src/actions/connection/isConnected.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { accounts } from '../../src/controllers/accounts.ts'
import { onConnectionEvent } from '../../src/controllers/connectionEvents.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import type { Command } from './bridge.ts'
import { takeModalTurn } from './modalTurns.ts'
import { prepareView, type ReadView } from './readView.ts'

/**
 * Once the stored connection is restored, opens the view that was wanted in place of Connect. Does nothing if the user
 * or a command has left Connect in the meantime.
 */
function openOnceRestored(modal: Modal, read: ReadView, isLast: () => boolean): void {
  const { state, router } = modal
  const namespace = networks.activeNamespace
  const connect = router.top()
  if (!read.needsAccount || connect?.view !== 'Connect' || !isBeingRestored(namespace)) return
  const look = () => {
    const isLeft = !state.open || !isLast() || router.top() !== connect
    if (!isLeft && isBeingRestored(namespace)) return
    for (const stop of stops) stop()
    if (!isLeft && isConnected()) openModal(modal, read)
  }
  const stops = [
    subscribe(accounts, look),
    subscribe(state, look),
    subscribe(router.state, look),
    onConnectionEvent(look),
  ]
}

/** Loads the check of the view's data. The returned function opens the view, and throws the errors of `prepareView`. */
export async function prepareOpening(modal: Modal, command: Command): Promise<() => void> {
  const readView = await prepareView(command)
  return () => {
    const read = readView()
    const isLast = takeModalTurn(modal)
    openModal(modal, read)
    openOnceRestored(modal, read, isLast)
  }
}
