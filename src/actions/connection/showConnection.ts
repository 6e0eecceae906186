import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { liveConnection, liveConnections, updateLive } from '../../controllers/connections.ts'
import { emitConnectionEvent, emitFeatureEvent, emitHostEvent } from '../../controllers/events.ts'
import { writeAddress } from '../../storage/choices.ts'
import { writeConnectedPrint } from '../../storage/connectedWallet.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { fromCaipAddress } from '../../utils/fromCaipAddress.ts'
import { announceConnections } from './announceConnections.ts'
import { connectDetail } from './connectDetail.ts'
import { pageStatus } from './isConnected.ts'

/** Updates the host's provider and emits events, after any change of connection, account, network or sign-in. */
export function showConnection(namespace: Namespace): void {
  const live = liveConnection(namespace)
  const account = accountOf(namespace)
  const { accounts, caipNetworkId } = account
  const caipAddress = caipAddressOf(account)
  if (!live || !caipNetworkId || !caipAddress) return
  const { status: before, caipAddress: emitted = null } = live.shown ?? {}
  // After a change of account or network the connection no longer counts as restored.
  if (before === 'connected' && emitted !== caipAddress) updateLive(live, { isUntouched: false })
  const status = pageStatus(namespace)
  const { hostProvider } = live.adapter
  if (status !== 'connected') hostProvider.detach()
  else if (before === 'connected') hostProvider.update({ accounts, caipNetworkId })
  else live.opened.attach({ accounts, caipNetworkId })
  const isEnd = status === 'disconnected'
  const shown = {
    status,
    caipAddress: status === 'connected' ? caipAddress : isEnd ? null : emitted,
  }
  updateLive(live, { shown })
  // A required sign-in that is missing leaves the account out of storage.
  if (status === 'connected') writeConnectedPrint(namespace, printOf(live, caipAddress))
  if (status === before) return
  announceConnections()
  emitConnectionEvent('shown', { namespace })
  // Only the required sign-in session has ended; the wallet stays connected.
  if (isEnd && emitted) emitHostEvent('disconnect', { namespace, reason: 'expired' })
  if (status !== 'connected') return
  emitConnect(live, emitted)
  if (!before) return
  // The account has signed in: what had to wait for that follows.
  if (live.unstored) writeAddress(namespace, live.unstored)
  updateLive(live, { unstored: undefined })
  emitFeatureEvent('accountChanged', namespace)
}

function printOf({ connection }: LiveConnection, caipAddress: CaipAddress) {
  const { print } = connection
  return print === undefined
    ? undefined
    : { wallet: print, address: fromCaipAddress(caipAddress).address }
}

/**
 * Emits `connect`. If the address differs from that of `emitted`, the last emitted account, emits `accountchange`
 * first.
 */
function emitConnect(
  { connection, isUntouched }: LiveConnection,
  emitted: CaipAddress | null,
): void {
  const { namespace } = connection
  const detail = connectDetail(namespace, emitted !== null || isUntouched === true)
  if (!detail) return
  const { address, caipAddress, accounts } = detail
  if (emitted && fromCaipAddress(emitted).address !== address)
    emitHostEvent('accountchange', { namespace, address, caipAddress, accounts })
  emitHostEvent('connect', detail)
}

export function showConnections(): void {
  for (const { connection } of liveConnections()) showConnection(connection.namespace)
}
