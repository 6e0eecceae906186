import { loadSessionReader } from '../../chains/sessionReaders.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { networks } from '../../controllers/networks.ts'
import type { ShownSession } from '../../controllers/smartSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import type { TokenUnit } from '../../types/token.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'

interface Described {
  list: ShownSession[]
  units: Record<string, TokenUnit>
}

/** What sessions permit, and how the amounts in it are written. @throws WalletModalError LOAD_FAILED, UNSUPPORTED_CHAIN */
export async function describeSessions(
  namespace: Namespace,
  sessions: readonly SmartSession[],
): Promise<Described> {
  const reader = await loadSessionReader(namespace)
  const list = sessions.map((session) => ({
    session,
    permissions: reader.read(session.permissions),
  }))
  const all = list.flatMap(({ permissions }) => permissions)
  const tokens = all.flatMap((one) => (one.kind === 'token' ? [one.token] : []))
  const adapter = liveConnection(namespace)?.adapter ?? {}
  const network = networks.active[namespace] ?? null
  const address = accountOf(namespace).address ?? ''
  return { list, units: await readTokenUnits(adapter, { network, address, tokens }) }
}
