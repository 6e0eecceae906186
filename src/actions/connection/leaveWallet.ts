import { liveConnection } from '../../controllers/connections.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { log } from '../../utils/log.ts'
import { connectorIdOf, usersOf } from './endingWith.ts'

/** Disconnects at the wallet and revokes its permission. Does not change the modal's state. */
export async function leaveWallet({
  connection,
  opened,
  driver,
}: Pick<LiveConnection, 'connection' | 'opened' | 'driver'>): Promise<void> {
  await driver.disconnect(connection)
  await opened.revoke()
}

/**
 * True if both connections are to the same wallet, which several connectors may reach. Revoking the replaced connection
 * would then also end the new connection.
 */
function isSameWallet(one: LiveConnection, other: LiveConnection | undefined): boolean {
  if (one.connectorId === other?.connectorId) return true
  const addresses = other?.accounts.map(({ address }) => address)
  return one.accounts.some(({ address }) => addresses?.includes(address))
}

/**
 * Disconnects a replaced connection at its wallet, in the background. Does nothing if another namespace uses the same
 * session, or if the new connection is to the same wallet.
 */
export function leaveReplaced(namespace: Namespace, replaced: LiveConnection): void {
  const { sessionId } = replaced.connection
  const isBeingRestored = (one: Namespace) =>
    !liveConnection(one) && connectorIdOf(one) === replaced.connectorId
  const isInUse = sessionId
    ? namespaces.some(isBeingRestored) || usersOf(sessionId).length > 0
    : isSameWallet(replaced, liveConnection(namespace))
  if (isInUse) return
  leaveWallet(replaced).catch((thrown: unknown) =>
    log('warn', `the wallet that was used before on ${namespace} could not be told`, thrown),
  )
}
