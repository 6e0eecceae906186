import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { ShownSession } from '../../controllers/smartSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import { maxPermissions } from '../../utils/grantLimits.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'

/**
 * Parses the permissions of sessions and reads the units of their tokens, on configured networks only.
 *
 * @throws WalletModalError LOAD_FAILED; UNSUPPORTED_CHAIN if the namespace has no smart sessions
 */
export async function describeSessions(
  namespace: Namespace,
  sessions: readonly SmartSession[],
): Promise<ShownSession[]> {
  const reader = await loadLaterPart(namespace, 'sessions')
  const read = sessions.map((session) => ({
    session,
    permissions: reader.read(session.permissions.slice(0, maxPermissions)),
  }))
  const all = read.flatMap(({ permissions }) => permissions)
  const tokens = all.flatMap((one) => (one.kind === 'token' ? [one.token] : []))
  const network = findRequestedNetwork(sessions[0]?.caipNetworkId ?? '') ?? null
  const units = await readTokenUnits({ network, tokens })
  return read.map((one) => ({ ...one, network, units }))
}
