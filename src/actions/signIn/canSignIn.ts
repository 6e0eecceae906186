import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Account } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import { attempt } from '../../utils/attempt.ts'

/** Undefined without a connection, and if its session has ended. */
const signsMessages = (namespace: Namespace, address: string): boolean | undefined =>
  attempt(() => liveConnection(namespace)?.opened.signsMessages(address))

/** False if the wallet tells that the active account of the namespace signs no messages. */
export function canSignIn(namespace: Namespace): boolean {
  const { address } = accountOf(namespace)
  return !address || signsMessages(namespace, address) !== false
}

/** The other accounts of the connection that can sign in, for a namespace whose active account signs no messages. */
export function otherSigners(namespace: Namespace): Account[] {
  const { address: active, accounts } = accountOf(namespace)
  return accounts.filter(({ address }) => address !== active && signsMessages(namespace, address))
}
