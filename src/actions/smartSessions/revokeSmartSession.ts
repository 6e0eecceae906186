import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { smartSessions, updateSmartSessions } from '../../controllers/smartSessions.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { revokeSession } from '../../services/blockchainApi/sessions.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { loadSmartSessions } from './loadSmartSessions.ts'

/** Signed revocations that the service has not accepted yet, by account and session id. */
const unsentRevocations = new Map<string, string>()

/** @throws WalletModalError NOT_CONNECTED while disconnected; the errors of wallet and service */
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
  const reader = await loadLaterPart(namespace, 'sessions')
  const key = `${owner} ${pci}`
  // After a failed request to the service, a retry uses the signature that the wallet has made.
  const signature =
    unsentRevocations.get(key) ??
    (await reader.revoke(live.connection.provider, { address, session }))
  unsentRevocations.set(key, signature)
  try {
    await revokeSession(context, owner, { pci, signature })
  } catch (thrown) {
    // A signature that the service has refused must not be sent again.
    if (!isCode(thrown, 'SERVICE_UNREACHABLE')) unsentRevocations.delete(key)
    throw thrown
  }
  unsentRevocations.delete(key)
}

const isRevoked = (pci: string) =>
  smartSessions.list.some(({ session }) => session.pci === pci && session.isRevoked)

function markRevoked(pci: string): void {
  const list = smartSessions.list.map((one) =>
    one.session.pci === pci ? { ...one, session: { ...one.session, isRevoked: true } } : one,
  )
  updateSmartSessions({ list })
}

/** Drops pending revocations when the user leaves the view, so that their sessions can be revoked again. */
export function leaveRevoking(): void {
  updateSmartSessions({ revoking: new Map() })
}

/**
 * Revokes a session through the wallet and the service. A failure is reported as SMART_SESSION_REVOKE_FAILED in a toast
 * and an `error` event; the list is then unchanged. Never throws.
 */
export async function revokeSmartSession(
  namespace: Namespace,
  session: SmartSession,
): Promise<void> {
  const owner = caipAddressOf(accountOf(namespace))
  const { pci } = session
  if (!owner || smartSessions.revoking.has(pci)) return
  const attempt = {}
  updateSmartSessions({ revoking: new Map(smartSessions.revoking).set(pci, attempt) })
  const isCurrent = () => smartSessions.owner === owner
  try {
    await revoke(namespace, owner, session)
    if (isCurrent()) {
      markRevoked(pci)
      void loadSmartSessions(namespace)
    }
  } catch (cause) {
    // Another revocation of the same session has succeeded meanwhile.
    if (isCurrent() && isRevoked(pci)) return
    if (isCode(cause, 'USER_REJECTED')) reportError(cause, 'inline')
    else reportError(new WalletModalError('SMART_SESSION_REVOKE_FAILED', { cause }), 'toast')
  } finally {
    // A newer attempt for the same session, after the user has left the view and returned, stays in the map.
    const others = [...smartSessions.revoking].filter(([, one]) => one !== attempt)
    updateSmartSessions({ revoking: new Map(others) })
  }
}
