import { accounts } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import { messageOf } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { endConnections } from './endConnections.ts'
import { endingWith } from './endingWith.ts'
import { leaveWallet } from './leaveWallet.ts'

/**
 * Disconnects `namespace` and the namespaces of the same session. Without `namespace`, disconnects all. Pending
 * connections and restores are cancelled. State and storage are cleared before the wallet responds, and also if the
 * wallet fails.
 *
 * @throws WalletModalError DISCONNECT_FAILED if a wallet's request fails; the message names each namespace
 */
export async function disconnect(
  namespace?: Namespace,
  reason: 'user' | 'sign-in-cancelled' = 'user',
): Promise<void> {
  const scope = namespace ? endingWith(namespace) : (Object.keys(accounts) as Namespace[])
  const ended = scope.flatMap((one) => liveConnection(one) ?? [])
  endConnections(scope, reason)
  const outcomes = await Promise.allSettled(ended.map(leaveWallet))
  const failures = outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return []
    const chain = ended[index]?.connection.namespace
    return [`Failed to disconnect chain ${chain}: ${messageOf(outcome.reason)}`]
  })
  if (failures.length > 0) {
    const longMessage = failures.join(', ')
    track('DISCONNECT_ERROR', { message: longMessage })
    throw new WalletModalError('DISCONNECT_FAILED', { longMessage })
  }
  if (ended.length > 0) track('DISCONNECT_SUCCESS', { namespace: namespace ?? 'all' })
}
