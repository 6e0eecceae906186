import type { Modal } from '../../src/controllers/modal.ts'

/** A `connect` may have to look for its wallet first, while later commands take effect at once and overtake it. */

let turns = 0
const modalTurns = new WeakMap<Modal, number>()

/** Begins a command that opens or closes a modal. The returned function is true until a later one does. */
export function takeModalTurn(modal: Modal): () => boolean {
  turns += 1
  const mine = turns
  modalTurns.set(modal, mine)
  return () => modalTurns.get(modal) === mine
}
