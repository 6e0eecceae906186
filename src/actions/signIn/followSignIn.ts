import { accounts } from '../../controllers/accounts.ts'
import { liveConnection, unrestorableOf } from '../../controllers/connections.ts'
import { type ConnectionListener, onConnectionEvent } from '../../controllers/events.ts'
import { networks } from '../../controllers/networks.ts'
import { removeKnownSession, siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readSiwxSessions, siwxSessionsKey } from '../../storage/siwxSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import type { SignInAccount } from '../../types/siwx.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { fromCaipAddress } from '../../utils/fromCaipAddress.ts'
import { subscribe } from '../../utils/state.ts'
import { messageOf, reportError } from '../report/reportError.ts'
import { emitNamespaceEnded, emitOutOfUse } from './emitSession.ts'
import { dropSessions } from './keepSession.ts'
import { clearOfferedSessions } from './offeredSessions.ts'
import { refreshOthers, refreshSignIn } from './refreshSignIn.ts'
import { requestFromHost } from './requestFromHost.ts'
import { signInAccount } from './signInAccount.ts'

/** The active account, as long as its session has not been read: the host may still store one. */
function unreadAccount(namespace: Namespace): SignInAccount[] {
  const { caipAddress, status } = siwx
  if (!caipAddress || (status !== 'reading' && status !== 'unread')) return []
  const account = fromCaipAddress(caipAddress)
  return namespaceOf(account.caipNetworkId) === namespace ? [account] : []
}

/** Ends the sessions of a namespace. Requests `siwxrevoke` from the host, unless another tab has disconnected. */
export function endSessions(namespace: Namespace, reason: DisconnectReason): void {
  dropSessions(readSiwxSessions().filter(({ data }) => namespaceOf(data.chainId) === namespace))
  const ended = emitNamespaceEnded(namespace)
  if (reason === 'other-tab') return
  const known = ended.map(({ data }) => ({
    caipNetworkId: data.chainId,
    address: data.accountAddress,
  }))
  for (const detail of known.length > 0 ? known : unreadAccount(namespace)) {
    requestFromHost('siwxrevoke', detail)?.catch((cause: unknown) => {
      const longMessage = `siwxrevoke was rejected: ${messageOf(cause)}`
      reportError(new WalletModalError('SIWX_SIGN_OUT_FAILED', { longMessage, cause }), 'inline')
    })
  }
}

const follow: ConnectionListener = (name, detail) => {
  // Sessions that the wallet signed while connecting end with the declined connection.
  if (name === 'declined') clearOfferedSessions()
  if (name !== 'ended') return
  const { namespace, reason } = detail
  removeKnownSession(namespace)
  // A suspended connection keeps its sessions: the user is signed in when it is restored.
  if (!unrestorableOf(namespace)) endSessions(namespace, reason)
}

function followAccount(): void {
  emitOutOfUse()
  refreshOthers()
  const caipAddress = siwx.options.enabled ? (signInAccount()?.caipAddress ?? null) : null
  if (caipAddress === siwx.caipAddress) return
  // After a restore no view opens until the user has acted.
  void refreshSignIn({ opens: !liveConnection(networks.activeNamespace)?.isUntouched })
}

/** Subscribes sign-in to changes of accounts and networks, also in other tabs. Called once per page. */
export function followSignIn(): void {
  onConnectionEvent(follow)
  subscribe(accounts, followAccount)
  subscribe(networks, followAccount)
  addEventListener('storage', ({ key }) => {
    if (key !== siwxSessionsKey && key !== null) return
    if (siwx.caipAddress) void refreshSignIn({ opens: false })
    refreshOthers({ force: true })
  })
}
