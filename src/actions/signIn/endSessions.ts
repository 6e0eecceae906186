import { askHost } from '../../controllers/hostRequests.ts'
import { siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readSiwxSessions } from '../../storage/siwxSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import type { SignInAccount } from '../../types/siwx.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { fromCaipAddress } from '../../utils/fromCaipAddress.ts'
import { messageOf, reportError } from '../report/reportError.ts'
import { emitNamespaceEnded } from './emitSession.ts'
import { dropSessions } from './keepSession.ts'

/** The active account if its session is unknown yet: the page may have one. */
function unreadAccount(namespace: Namespace): SignInAccount[] {
  const { caipAddress, status } = siwx
  if (!caipAddress || (status !== 'reading' && status !== 'unread')) return []
  const account = fromCaipAddress(caipAddress)
  return namespaceOf(account.caipNetworkId) === namespace ? [account] : []
}

/** If another tab disconnected the namespace, that tab has told the page. */
export function endSessions(namespace: Namespace, reason: DisconnectReason): void {
  dropSessions(readSiwxSessions().filter(({ data }) => namespaceOf(data.chainId) === namespace))
  const ended = emitNamespaceEnded(namespace)
  if (reason === 'other-tab') return
  const known = ended.map(({ data }) => ({
    caipNetworkId: data.chainId,
    address: data.accountAddress,
  }))
  for (const detail of known.length > 0 ? known : unreadAccount(namespace)) {
    askHost('siwxrevoke', detail)?.catch((cause: unknown) => {
      const longMessage = `siwxrevoke was rejected: ${messageOf(cause)}`
      reportError(new WalletModalError('SIWX_SIGN_OUT_FAILED', { longMessage, cause }), 'inline')
    })
  }
}
