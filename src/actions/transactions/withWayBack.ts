import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'

/** Asks a wallet; an embedded one's own view is told where to go from there. */
export async function withWayBack<Answer>(
  modal: Modal,
  namespace: Namespace,
  entry: TransactionEntry,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { router } = modal
  if (accountOf(namespace).connectorId === 'ID_AUTH') router.pushTransaction(entry)
  try {
    return await ask()
  } finally {
    // Where the frame has not asked for it, it leads nowhere any more.
    if (router.transactions.at(-1) === entry) router.transactions.pop()
  }
}
