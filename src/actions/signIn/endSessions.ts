import { askHost } from '../../controllers/hostRequests.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readSiwxSessions } from '../../storage/siwxSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { reportError } from '../report/reportError.ts'
import { dropSessions } from './keepSession.ts'
import { tellNamespaceEnded } from './tellSession.ts'

/**
 * A namespace was disconnected, so its sessions end, at the page as well. Another tab that has disconnected it has asked
 * the page already.
 */
export function endSessions(namespace: Namespace, reason: DisconnectReason): void {
  dropSessions(readSiwxSessions().filter(({ data }) => namespaceOf(data.chainId) === namespace))
  const ended = tellNamespaceEnded(namespace)
  if (reason === 'other-tab') return
  for (const { data } of ended) {
    const detail = { caipNetworkId: data.chainId, address: data.accountAddress }
    askHost('siwxrevoke', detail)?.catch((cause: unknown) => {
      const longMessage = `siwxrevoke was rejected: ${String(cause)}`
      reportError(new WalletModalError('SIWX_SIGN_OUT_FAILED', { longMessage, cause }), 'inline')
    })
  }
}
