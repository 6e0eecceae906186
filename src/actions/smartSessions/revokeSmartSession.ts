import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import {
  smartSessions,
  unsentRevocations,
  updateSmartSessions,
} from '../../controllers/smartSessions.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { revokeSession } from '../../services/blockchainApi/sessions.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { loadSmartSessions } from './loadSmartSessions.ts'

/** @throws WalletModalError NOT_CONNECTED, the wallet's and the service's errors */
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
  // A retry does not ask the wallet again.
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

/** Called when the view is left: pending revocations can be requested again. */
export function leaveRevoking(): void {
  updateSmartSessions({ revoking: new Map() })
}

/** A failure shows a toast and is an `error` event SMART_SESSION_REVOKE_FAILED; the list is unchanged. */
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
    // Two requests were sent to the wallet, and the other one was approved.
    if (isCurrent() && isRevoked(pci)) return
    if (isCode(cause, 'USER_REJECTED')) reportError(cause, 'inline')
    else reportError(new WalletModalError('SMART_SESSION_REVOKE_FAILED', { cause }), 'toast')
  } finally {
    // The user may have left the view and requested the revocation again; that attempt stays.
    const others = [...smartSessions.revoking].filter(([, one]) => one !== attempt)
    updateSmartSessions({ revoking: new Map(others) })
  }
}
