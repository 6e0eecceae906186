import { loadConnectorDriver } from '../../connectors/registry.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import {
  giveUp,
  goalOf,
  liveConnection,
  pursue,
  reach,
  unrestorableOf,
} from '../../controllers/connections.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { pairing } from '../../controllers/pairing.ts'
import { signIn } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector, ConnectorType } from '../../types/connector.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { isMobile } from '../../utils/device.ts'
import { walletAnswerMs } from '../../utils/walletAnswerMs.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import type { ConnectTarget } from '../wallets/connectTarget.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { waitForReturn } from './waitForReturn.ts'

/** What analytics call the way that the visitor connected by. */
function methodOf(type: ConnectorType) {
  if (type === 'AUTH') return 'email'
  if (type !== 'WALLET_CONNECT') return 'browser'
  return pairing.choice && isMobile() ? 'mobile' : 'qrcode'
}

interface ConnectOptions {
  /** What the visitor asked for. */
  target?: ConnectTarget
  onPairingUri?: (uri: string, expiresAt: number) => void
  /** The wallet has said yes; what is left is to ask it who and where it is. */
  onApproved?: () => void
  signal?: AbortSignal
  /** How long the wallet may take, in milliseconds; Infinity where another limit applies, as with pairing. */
  answerMs?: number
  /** The wallet connected after all, once this call had been rejected. */
  onLate?: () => void
  /** The visitor has disconnected instead. */
  onLeft?: () => void
}

/**
 * The namespaces that a connection is to be for: all, but where one was asked for, those that are connected are
 * left alone. The embedded wallet knows one person: its namespaces go together.
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
 * Asks a wallet to connect. Resolves with the connection of each namespace it granted, first the one that the
 * modal shows from now on: the connector's own if the wallet granted it. Where that namespace alone was asked for, others
 * that are connected stay as they are. A wallet that answers after the time is up, or to an earlier question while a
 * later one was refused, is still taken, unless the visitor has begun with another or left by then: CONNECTION_FAILED.
 *
 * @throws WalletModalError USER_REJECTED, WALLET_TIMEOUT, WALLET_NOT_FOUND, WALLET_INVALID_RESPONSE, …
 */
export async function connect(
  connector: Connector,
  {
    target = {},
    onPairingUri,
    onApproved,
    signal,
    answerMs = walletAnswerMs,
    onLate,
    onLeft,
  }: ConnectOptions = {},
): Promise<ConnectDetail[]> {
  const { id, namespace } = connector
  const goal = pursue(namespace, id, onLeft)
  const isCurrent = () => goalOf(namespace) === goal

  async function run(): Promise<ConnectDetail[]> {
    const driver = await loadConnectorDriver(connector.type)
    const context = connectorContext()
    const onFailure = (failure: WalletModalError) => void reportError(failure, 'inline')
    const namespaces = wantedNamespaces(connector, target)
    const offers = { onPairingUri, signIn: signIn.gate?.offer }
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
      const longMessage = 'Another connection took its place, or the visitor left'
      throw new WalletModalError('CONNECTION_FAILED', { longMessage })
    }
    // A namespace that fails is reported; the others are connected all the same.
    for (const failure of failures) reportError(failure, 'inline')
    if (reach(namespace, goal, details)) emitConnectionEvent({ type: 'declined', namespace })
    return details
  }

  const timedOut = () =>
    new WalletModalError('WALLET_TIMEOUT', { params: { wallet: connector.name } })
  const work = Promise.race([run(), goal.reached])
  try {
    const details = await (Number.isFinite(answerMs) ? withTimeout(work, answerMs, timedOut) : work)
    const method = methodOf(connector.type)
    track('CONNECT_SUCCESS', { method, name: details[0]?.wallet.name ?? connector.name })
    return details
  } catch (thrown) {
    if (giveUp(namespace, goal, { forget: signal?.aborted })) {
      // A stored connection was being restored when the visitor asked for this one.
      if (unrestorableOf(namespace)?.stop === undefined) waitForReturn(namespace)
      emitConnectionEvent({ type: 'declined', namespace })
    }
    const error = toWalletModalError(thrown)
    work.then(onLate, () => {})
    if (!signal?.aborted) track('CONNECT_ERROR', { message: error.message })
    throw error
  }
}
