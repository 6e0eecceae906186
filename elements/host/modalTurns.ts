import type { Modal } from '../../src/controllers/modal.ts'

/**
 * Says which command came last. A `connect` may have to look for its wallet first, while later commands take effect
 * at once; here it finds out whether one of them has overtaken it.
 */

let turns = 0
const modalTurns = new WeakMap<Modal, number>()

/** A command opens or closes this modal. Returns whether it is still the last one to do so. */
export function takeModalTurn(modal: Modal): () => boolean {
  turns += 1
  const mine = turns
  modalTurns.set(modal, mine)
  return () => modalTurns.get(modal) === mine
}
