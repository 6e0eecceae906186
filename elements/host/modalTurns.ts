import type { Modal } from '../../src/controllers/modal.ts'

/**
 * Turns decide which command controls a modal. A `connect` may look for its wallet first, and later commands overtake
 * it.
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
