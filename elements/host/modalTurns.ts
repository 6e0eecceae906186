import type { Modal } from '../../src/controllers/modal.ts'

/**
 * The number of the latest command. A `connect` may have to look for its wallet first, while later commands take effect
 * at once: the number shows whether one has overtaken it.
 */

let turns = 0
const modalTurns = new WeakMap<Modal, number>()

/** Registers a command that opens or closes this modal. Returns a function that is true while it is the latest. */
export function takeModalTurn(modal: Modal): () => boolean {
  turns += 1
  const mine = turns
  modalTurns.set(modal, mine)
  return () => modalTurns.get(modal) === mine
}
