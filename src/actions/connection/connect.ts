import { kindOf, loadConnectorDriver } from '../../connectors/registry.ts'
import {
  cancelConnecting,
  completeConnecting,
  goalOf,
  liveConnection,
  startConnecting,
  unrestorableOf,
} from '../../controllers/connections.ts'
import { emitConnectionEvent } from '../../controllers/events.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { walletResponseMs } from '../../utils/walletResponseMs.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import type { ConnectTarget } from '../wallets/connectTarget.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { waitForReturn } from './waitForReturn.ts'

interface ConnectOptions {
  target?: ConnectTarget
  /** True if user or host has named the namespace: an installed wallet connects it alone. */
  isAlone?: boolean
  /** Returns how a pairing was approved, for analytics. */
  methodOf?: () => 'mobile' | 'qrcode'
  onPairingUri?: (uri: string, expiresAt: number) => void
  /** See `ConnectRequest.onCode`. */
  onCode?: (submit: (code: string) => Promise<void>) => void
  /** Called when the user has approved in the wallet, before accounts and network are requested. */
  onApproved?: () => void
  signal?: AbortSignal
  /** See `ConnectRequest.print`. */
  print?: string
  /** Time limit in ms for approval and set-up. Infinity for pairings, because their URI has its own expiry. */
  responseMs?: number
  /** Called if the wallet connects after this call has rejected. */
  onLate?: () => void
  /** Called if the user disconnects before the wallet has responded. */
  onLeft?: () => void
}

/**
 * Returns the namespaces to request: all configured ones, or, if the user selected the connector's namespace, those
 * that are not connected yet. Namespaces that the same embedded wallet serves are always included, since one login is
 * for all.
 */
function wantedNamespaces(connector: Connector, target: ConnectTarget): Namespace[] {
  const { id, namespace } = connector
  const all = [...requestedNamespaces()]
  if (target.namespace !== namespace) return all
  return all.filter((one) => {
    const live = liveConnection(one)
    return one === namespace || !live || (kindOf(id).isEmbedded && live.connectorId === id)
  })
}

/**
 * Requests a connection from a wallet. Resolves with a detail for each granted namespace. The first of them becomes
 * active; it is the connector's own namespace if that was granted. Connections of namespaces that were not requested
 * stay.
 *
 * The user may approve late: after the time limit, or after a newer request was declined. The wallet is then still
 * connected, unless the user has cancelled or started a newer connection by then.
 *
 * @throws WalletModalError USER_REJECTED if the user declines; WALLET_TIMEOUT after `responseMs`; WALLET_NOT_FOUND if
 * the wallet is not in this browser; WALLET_INVALID_RESPONSE if accounts or network are malformed; CONNECTION_FAILED if
 * the user has cancelled or a newer connection has replaced this one; LOAD_FAILED; other errors of the driver
 */
export async function connect(
  connector: Connector,
  {
    target = {},
    isAlone = false,
    methodOf,
    onPairingUri,
    onCode,
    onApproved,
    signal,
    print,
    responseMs = walletResponseMs,
    onLate,
    onLeft,
  }: ConnectOptions = {},
): Promise<ConnectDetail[]> {
  const { id, namespace } = connector
  const goal = startConnecting(namespace, id, onLeft)
  const isCurrent = () => goalOf(namespace) === goal

  async function run(): Promise<ConnectDetail[]> {
    const driver = await loadConnectorDriver(id)
    const context = connectorContext()
    const onFailure = (failure: WalletModalError) => void reportError(failure, 'inline')
    const namespaces = wantedNamespaces(connector, target)
    const offers = { onPairingUri, onCode, signIn: signInGate()?.offer }
    const { network } = target
    const isFurther = (one: Namespace) => one !== namespace && !liveConnection(one)
    const further = isAlone ? [] : namespaces.filter(isFurther)
    const wanted = { namespaces, further, network, print }
    const request = { connector, context, ...wanted, ...offers, onFailure, signal }
    const connections = await driver.connect(request)
    if (isCurrent()) onApproved?.()
    const details: ConnectDetail[] = []
    const failures: WalletModalError[] = []
    const own = connections.filter((one) => one.namespace === namespace)
    const others = connections.filter((one) => !own.includes(one))
    for (const connection of [...own, ...others]) {
      const activates = details.length === 0
      const request = {
        connector: connection.connector ?? connector,
        driver,
        connection,
        network,
        silent: false,
        activates,
        isCurrent,
      }
      try {
        const detail = await establish(request)
        if (detail) details.push(detail)
      } catch (thrown) {
        failures.push(toWalletModalError(thrown))
      }
    }
    if (details.length === 0) {
      for (const connection of connections) void driver.disconnect(connection)
      if (failures[0]) throw failures[0]
      const longMessage = 'Another connection took its place, or the user left'
      throw new WalletModalError('CONNECTION_FAILED', { longMessage })
    }
    // If some namespaces fail, the others stay connected.
    for (const failure of failures) reportError(failure, 'inline')
    if (completeConnecting(namespace, goal, details)) emitConnectionEvent('declined', { namespace })
    return details
  }

  const timedOut = () =>
    new WalletModalError('WALLET_TIMEOUT', { params: { wallet: connector.name } })
  const work = Promise.race([run(), goal.completed])
  try {
    const details = await (Number.isFinite(responseMs)
      ? withTimeout(work, responseMs, timedOut)
      : work)
    const method = methodOf?.() ?? kindOf(id).method ?? 'browser'
    track('CONNECT_SUCCESS', { method, name: details[0]?.wallet.name ?? connector.name })
    return details
  } catch (thrown) {
    if (cancelConnecting(namespace, goal, { forget: signal?.aborted })) {
      // If this request interrupted the restore of a stored connection, the page waits for the stored wallet again.
      if (unrestorableOf(namespace)?.stop === undefined) waitForReturn(namespace)
      emitConnectionEvent('declined', { namespace })
    }
    const error = toWalletModalError(thrown)
    work.then(onLate, () => {})
    if (!signal?.aborted) track('CONNECT_ERROR', { message: error.message })
    throw error
  }
}
