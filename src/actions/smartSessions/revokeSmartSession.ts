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
import { loadSmartSessions } from './loadSmartSessions.ts'

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

const isRevoked = (pci: string) =>
  smartSessions.list.some(({ session }) => session.pci === pci && session.isRevoked)

function markRevoked(pci: string): void {
  const list = smartSessions.list.map((one) =>
    one.session.pci === pci ? { ...one, session: { ...one.session, isRevoked: true } } : one,
  )
  updateSmartSessions({ list })
}

/** The person does not wait any more for wallets that have not answered: they can be asked again. */
export function leaveRevoking(): void {
  updateSmartSessions({ revoking: new Map() })
}

/**
 * Ends a session: the wallet signs that, the service is told, and the list is read again. A refusal leaves the list as it
 * was, and so does a failure, which a toast and an `error` event SMART_SESSION_REVOKE_FAILED tell.
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
    // The wallet was asked twice, and has signed the other time.
    if (isCurrent() && isRevoked(pci)) return
    if (isCode(cause, 'USER_REJECTED')) reportError(cause, 'inline')
    else reportError(new WalletModalError('SMART_SESSION_REVOKE_FAILED', { cause }), 'toast')
  } finally {
    // Left meanwhile, it may be asked for anew: that attempt is another.
    const others = [...smartSessions.revoking].filter(([, one]) => one !== attempt)
    updateSmartSessions({ revoking: new Map(others) })
  }
}
