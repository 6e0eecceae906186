import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { send, updateSend } from '../../controllers/send.ts'
import type { Namespace } from '../../types/caip.ts'
import type { HandNotes } from '../../types/payment.ts'

/** Resolves with the notes of a family's transfers; null if they carry none. @throws WalletModalError LOAD_FAILED */
export async function loadNotes(namespace: Namespace): Promise<HandNotes | null> {
  return (await loadLaterPart(namespace, 'payments')).handNotes ?? null
}

/** Sets the note of the draft's transfer. A note that cannot be sent leaves none. */
export function setNote(notes: HandNotes, note: string): void {
  updateSend({ part: notes.write(send.part, note) ?? notes.write(send.part, '') ?? {} })
}
