import { liveConnection } from '../../controllers/connections.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { log } from '../../utils/log.ts'
import { connectorIdOf, usersOf } from './endingWith.ts'

/** Ends a connection at its wallet. The modal's state does not depend on it. */
export async function leaveWallet({
  connection,
  opened,
  driver,
}: Pick<LiveConnection, 'connection' | 'opened' | 'driver'>): Promise<void> {
  await driver.disconnect(connection)
  await opened.revoke()
}

/** One wallet can be found by several connectors. Revoking the former connection would then end the new one too. */
function isSameWallet(one: LiveConnection, other: LiveConnection | undefined): boolean {
  if (one.connectorId === other?.connectorId) return true
  const addresses = other?.accounts.map(({ address }) => address)
  return one.accounts.some(({ address }) => addresses?.includes(address))
}

/**
 * Ends a replaced connection at its wallet, in the background, unless another namespace of the session or the same
 * wallet uses it.
 */
export function leaveReplaced(namespace: Namespace, replaced: LiveConnection): void {
  const { session } = replaced.connection
  const isBeingRestored = (one: Namespace) =>
    !liveConnection(one) && connectorIdOf(one) === replaced.connectorId
  const isInUse = session
    ? namespaces.some(isBeingRestored) || usersOf(session).length > 0
    : isSameWallet(replaced, liveConnection(namespace))
  if (isInUse) return
  leaveWallet(replaced).catch((thrown: unknown) =>
    log('warn', `the wallet that was used before on ${namespace} could not be told`, thrown),
  )
}
