import type { Modal } from '../../src/controllers/modal.ts'

/**
 * Only the latest command that opens or closes a modal has an effect on it. Later commands may replace a `connect`
 * while it searches for its wallet.
 */

let turns = 0
const modalTurns = new WeakMap<Modal, number>()

/**
 * Begins a command that opens or closes the modal. The returned function returns true until another such command
 * begins.
 */
export function takeModalTurn(modal: Modal): () => boolean {
  turns += 1
  const mine = turns
  modalTurns.set(modal, mine)
  return () => modalTurns.get(modal) === mine
}
