import { accounts } from '../../controllers/accounts.ts'
import { endingWith, goals, liveConnection, restoring } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import { stopPairing } from '../pairing/stopPairing.ts'
import { track } from '../report/track.ts'
import { endConnections } from './endConnections.ts'
import { leaveWallet } from './leaveWallet.ts'

/**
 * Ends the connection of one namespace, with those that share its session, or of all. State and
 * storage are cleared first, so that it sticks whatever the wallet answers; a wallet that is still being
 * asked to connect, or restored, is not waited for any more.
 *
 * @throws WalletModalError DISCONNECT_FAILED with a message for each chain that failed.
 */
export async function disconnect(namespace?: Namespace): Promise<void> {
  const scope = namespace ? endingWith(namespace) : (Object.keys(accounts) as Namespace[])
  // The pairing under way is somebody's wish to connect; leaving another family leaves it alone.
  const isPairing = scope.some((one) => goals.get(one)?.connectorId === 'walletConnect')
  for (const one of scope) {
    goals.delete(one)
    const restored = restoring.get(one)
    if (restored) restored.isLeft = true
  }
  const ended = scope.flatMap((one) => liveConnection(one) ?? [])
  endConnections(scope, 'user')
  if (!namespace || isPairing) stopPairing()
  const outcomes = await Promise.allSettled(ended.map(leaveWallet))
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected'
      ? [
          `Failed to disconnect chain ${ended[index]?.connection.namespace}: ${String(outcome.reason)}`,
        ]
      : [],
  )
  if (failures.length > 0) {
    const longMessage = failures.join(', ')
    track('DISCONNECT_ERROR', { message: longMessage })
    throw new WalletModalError('DISCONNECT_FAILED', { longMessage })
  }
  if (ended.length > 0) track('DISCONNECT_SUCCESS', { namespace: namespace ?? 'all' })
}
