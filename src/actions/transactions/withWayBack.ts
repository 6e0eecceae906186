import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'

/** Sends a request to a wallet. The embedded wallet prompts in the approval view, after which `entry` is shown. */
export async function withWayBack<Result>(
  modal: Modal,
  namespace: Namespace,
  entry: TransactionEntry,
  request: () => Promise<Result>,
): Promise<Result> {
  const { router } = modal
  if (accountOf(namespace).connectorId === 'ID_AUTH') router.pushTransaction(entry)
  try {
    return await request()
  } finally {
    // The frame may have responded without a prompt, and other entries may have been added meanwhile.
    const index = router.transactions.indexOf(entry)
    if (index >= 0) router.transactions.splice(index, 1)
  }
}
