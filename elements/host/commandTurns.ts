import type { Modal } from '../../src/controllers/modal.ts'
import type { Namespace } from '../../src/types/caip.ts'

/**
 * Says which command came last. A `connect` may have to look for its wallet first, while later commands take effect
 * at once; here it finds out whether one of them has overtaken it.
 */

let turns = 0
const modalTurns = new WeakMap<Modal, number>()
const connectTurns = new Map<Namespace | undefined, number>()

/** A command opens or closes this modal. Returns whether it is still the last one to do so. */
export function takeModalTurn(modal: Modal): () => boolean {
  turns += 1
  const mine = turns
  modalTurns.set(modal, mine)
  return () => modalTurns.get(modal) === mine
}

/**
 * A command connects or disconnects, on one namespace or on any. Returns whether none that could be in its way has
 * come after it.
 */
export function takeConnectTurn(namespace: Namespace | undefined): () => boolean {
  turns += 1
  const mine = turns
  connectTurns.set(namespace, mine)
  return () =>
    [...connectTurns].every(
      ([other, turn]) => turn <= mine || (other && namespace && other !== namespace),
    )
}
