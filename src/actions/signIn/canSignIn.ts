import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Namespace } from '../../types/caip.ts'

/** False if the wallet tells that the active account of the namespace signs no messages. */
export function canSignIn(namespace: Namespace): boolean {
  const { address } = accountOf(namespace)
  return !address || liveConnection(namespace)?.opened.signsMessages(address) !== false
}
