import { loadSessionReader } from '../../chains/sessionReaders.ts'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { smartSessions, updateSmartSessions } from '../../controllers/smartSessions.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { revokeSession } from '../../services/blockchainApi/sessions.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** What the wallet has signed and the service has not taken yet: who tries again is not asked again. */
const signatures = new Map<string, string>()

/** @throws WalletModalError NOT_CONNECTED, what the wallet says, what the service says */
async function revoke(
  namespace: Namespace,
  owner: CaipAddress,
  session: SmartSession,
): Promise<void> {
  const live = liveConnection(namespace)
  const { address } = accountOf(namespace)
  const context = serviceContext()
  if (!live || !address || !context) throw new WalletModalError('NOT_CONNECTED')
  const { pci } = session
  const reader = await loadSessionReader(namespace)
  const key = `${owner} ${pci}`
  const signature =
    signatures.get(key) ?? (await reader.revoke(live.connection.provider, { address, session }))
  signatures.set(key, signature)
  try {
    await revokeSession(context, owner, { pci, signature })
  } catch (thrown) {
    // Only what the service has not looked at can be sent again.
    if (!isCode(thrown, 'SERVICE_UNREACHABLE')) signatures.delete(key)
    throw thrown
  }
  signatures.delete(key)
}

/**
 * Ends a session: the wallet signs that, and the service is told. A refusal leaves the list as it was, and so does a
 * failure, which a toast and an `error` event SMART_SESSION_REVOKE_FAILED tell.
 */
export async function revokeSmartSession(
  namespace: Namespace,
  session: SmartSession,
): Promise<void> {
  const owner = caipAddressOf(accountOf(namespace))
  if (!owner || smartSessions.revoking) return
  updateSmartSessions({ revoking: session.pci })
  try {
    await revoke(namespace, owner, session)
    const list = smartSessions.list.map((one) =>
      one.session.pci === session.pci
        ? { ...one, session: { ...one.session, isRevoked: true } }
        : one,
    )
    if (smartSessions.owner === owner) updateSmartSessions({ list })
  } catch (cause) {
    if (isCode(cause, 'USER_REJECTED')) reportError(cause, 'inline')
    else reportError(new WalletModalError('SMART_SESSION_REVOKE_FAILED', { cause }), 'toast')
  } finally {
    updateSmartSessions({ revoking: null })
  }
}
