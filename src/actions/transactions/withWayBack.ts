import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'
import { connectedKind } from '../connection/connectedKind.ts'

/** Sends a request to a wallet. A wallet that asks in the modal has a view for that, after which `entry` is shown. */
export async function withWayBack<Result>(
  modal: Modal,
  namespace: Namespace,
  entry: TransactionEntry,
  request: () => Promise<Result>,
): Promise<Result> {
  const { router } = modal
  if (connectedKind(accountOf(namespace))?.asksInModal) router.pushTransaction(entry)
  try {
    return await request()
  } finally {
    // The frame may have responded without a prompt, and other entries may have been added meanwhile.
    router.removeTransaction(entry)
  }
}
