import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import { liveConnection, liveConnections } from '../../controllers/connections.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { fromCaipAddress } from '../../utils/fromCaipAddress.ts'
import { announceConnections } from './announceConnections.ts'
import { connectDetail } from './connectDetail.ts'
import { pageStatus } from './isConnected.ts'

/** Called after any change of a connection, its account or network, or the sign-in. */
export function showConnection(namespace: Namespace): void {
  const live = liveConnection(namespace)
  const account = accountOf(namespace)
  const { accounts, caipNetworkId } = account
  const caipAddress = caipAddressOf(account)
  if (!live || !caipNetworkId || !caipAddress) return
  const { status: before, caipAddress: told = null } = live.shown ?? {}
  // The user has caused a change of account or network in a connection that the page knows.
  if (before === 'connected' && told !== caipAddress) live.isUntouched = false
  const status = pageStatus(namespace)
  const { hostProvider } = live.adapter
  if (status !== 'connected') hostProvider.detach()
  else if (before === 'connected') hostProvider.update({ accounts, caipNetworkId })
  else live.opened.attach({ accounts, caipNetworkId })
  const isEnd = status === 'disconnected'
  live.shown = { status, caipAddress: status === 'connected' ? caipAddress : isEnd ? null : told }
  if (status === before) return
  announceConnections()
  emitConnectionEvent({ type: 'shown', namespace })
  // The wallet stays connected here; only the required session has ended.
  if (isEnd && told) emitHostEvent('disconnect', { namespace, reason: 'expired' })
  if (status === 'connected') tell(live, told)
}

/** Emits the connection. `told` is the account that the page knew of it before, as after a switch. */
function tell({ connection, isUntouched }: LiveConnection, told: CaipAddress | null): void {
  const { namespace } = connection
  const detail = connectDetail(namespace, told !== null || isUntouched === true)
  if (!detail) return
  const { address, caipAddress, accounts } = detail
  if (told && fromCaipAddress(told).address !== address)
    emitHostEvent('accountchange', { namespace, address, caipAddress, accounts })
  emitHostEvent('connect', detail)
}

export function showConnections(): void {
  for (const { connection } of liveConnections()) showConnection(connection.namespace)
}
