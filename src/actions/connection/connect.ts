import { loadConnectorDriver } from '../../connectors/registry.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import {
  cancelConnecting,
  completeConnecting,
  goalOf,
  liveConnection,
  startConnecting,
  unrestorableOf,
} from '../../controllers/connections.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { walletAnswerMs } from '../../utils/walletAnswerMs.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import type { ConnectTarget } from '../wallets/connectTarget.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { waitForReturn } from './waitForReturn.ts'

interface ConnectOptions {
  target?: ConnectTarget
  /** The device over which a pairing was approved, for statistics. */
  methodOf?: () => 'mobile' | 'qrcode'
  onPairingUri?: (uri: string, expiresAt: number) => void
  /** Called when the wallet has approved, before it is asked for accounts and network. */
  onApproved?: () => void
  signal?: AbortSignal
  /** Time limit for the wallet in milliseconds; Infinity if another limit applies, as with pairing. */
  answerMs?: number
  /** Called if the wallet connects after this call has rejected. */
  onLate?: () => void
  /** Called if the user disconnects before the wallet has responded. */
  onLeft?: () => void
}

/**
 * Returns the namespaces to request. If one was selected, namespaces that are connected already are left out, except
 * those of the embedded wallet, which has one user for all.
 */
function wantedNamespaces({ id, type, namespace }: Connector, target: ConnectTarget): Namespace[] {
  const all = [...requestedNamespaces()]
  if (target.namespace !== namespace) return all
  return all.filter((one) => {
    const live = liveConnection(one)
    return one === namespace || !live || (type === 'AUTH' && live.connectorId === id)
  })
}

/**
 * Requests a connection from a wallet. Resolves with the connection of each granted namespace, first the one that
 * becomes active: the connector's own if granted. If only that namespace was requested, other connections stay. A
 * wallet that responds after the time limit, or to an earlier request while a later one was rejected, is still
 * connected, unless the user has started another or cancelled by then: CONNECTION_FAILED.
 *
 * @throws WalletModalError USER_REJECTED, WALLET_TIMEOUT, WALLET_NOT_FOUND, WALLET_INVALID_RESPONSE, …
 */
export async function connect(
  connector: Connector,
  {
    target = {},
    methodOf,
    onPairingUri,
    onApproved,
    signal,
    answerMs = walletAnswerMs,
    onLate,
    onLeft,
  }: ConnectOptions = {},
): Promise<ConnectDetail[]> {
  const { id, namespace } = connector
  const goal = startConnecting(namespace, id, onLeft)
  const isCurrent = () => goalOf(namespace) === goal

  async function run(): Promise<ConnectDetail[]> {
    const driver = await loadConnectorDriver(connector.type)
    const context = connectorContext()
    const onFailure = (failure: WalletModalError) => void reportError(failure, 'inline')
    const namespaces = wantedNamespaces(connector, target)
    const offers = { onPairingUri, signIn: signInGate()?.offer }
    const request = { connector, context, namespaces, ...offers, onFailure, signal }
    const connections = await driver.connect(request)
    if (isCurrent()) onApproved?.()
    const details: ConnectDetail[] = []
    const failures: WalletModalError[] = []
    const own = connections.filter((one) => one.namespace === namespace)
    const others = connections.filter((one) => !own.includes(one))
    for (const connection of [...own, ...others]) {
      const activates = details.length === 0
      const { network } = target
      const request = {
        connector,
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
    // A failed namespace is reported; the others stay connected.
    for (const failure of failures) reportError(failure, 'inline')
    if (completeConnecting(namespace, goal, details))
      emitConnectionEvent({ type: 'declined', namespace })
    return details
  }

  const timedOut = () =>
    new WalletModalError('WALLET_TIMEOUT', { params: { wallet: connector.name } })
  const work = Promise.race([run(), goal.completed])
  try {
    const details = await (Number.isFinite(answerMs) ? withTimeout(work, answerMs, timedOut) : work)
    const method = methodOf?.() ?? (connector.type === 'AUTH' ? 'email' : 'browser')
    track('CONNECT_SUCCESS', { method, name: details[0]?.wallet.name ?? connector.name })
    return details
  } catch (thrown) {
    if (cancelConnecting(namespace, goal, { forget: signal?.aborted })) {
      // A stored connection was being restored when the user requested this one.
      if (unrestorableOf(namespace)?.stop === undefined) waitForReturn(namespace)
      emitConnectionEvent({ type: 'declined', namespace })
    }
    const error = toWalletModalError(thrown)
    work.then(onLate, () => {})
    if (!signal?.aborted) track('CONNECT_ERROR', { message: error.message })
    throw error
  }
}
