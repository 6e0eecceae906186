import { loadConnectorKind } from '../connectors/registry.ts'
import { accountOf, updateAccount } from '../controllers/accounts.ts'
import { type ConnectGoal, connecting, restoring } from '../controllers/connections.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Connector } from '../types/connector.ts'
import type { ConnectDetail } from '../types/host.ts'
import { withTimeout } from '../utils/promise.ts'
import { connectorContext } from './connectorContext.ts'
import { establish } from './establish.ts'
import { toWalletModalError } from './reportError.ts'
import { track } from './track.ts'

/** A visitor may have to unlock the wallet and find its window; after this the view says so. */
export const walletAnswerMs = 60_000

interface ConnectOptions {
  onPairingUri?: (uri: string, expiresAt: number) => void
  /** The wallet has said yes; what is left is to ask it who and where it is. */
  onApproved?: () => void
  signal?: AbortSignal
  /** How long the wallet may take; Infinity where another clock runs, as with pairing. */
  answerMs?: number
  /** The wallet connected after all, once this call had been rejected. */
  onLate?: () => void
}

function goalOf({ id }: Connector): ConnectGoal {
  const { goal } = connecting
  if (goal && !goal.isReached && goal.connectorId === id) return goal
  let reach: ConnectGoal['reach'] = () => {}
  const reached = new Promise<ConnectDetail[]>((resolve) => {
    reach = resolve
  })
  connecting.goal = { connectorId: id, isReached: false, reach, reached }
  return connecting.goal
}

/**
 * Asks a wallet to connect. Resolves with the connection of each namespace it granted. A wallet that
 * answers after the time is up, or to an earlier question while a later one was refused, is still taken,
 * unless the visitor has begun with another or left by then: CONNECTION_FAILED.
 *
 * @throws WalletModalError USER_REJECTED, WALLET_TIMEOUT, WALLET_NOT_FOUND, WALLET_INVALID_RESPONSE, …
 */
export async function connect(
  connector: Connector,
  { onPairingUri, onApproved, signal, answerMs = walletAnswerMs, onLate }: ConnectOptions = {},
): Promise<ConnectDetail[]> {
  const mine = goalOf(connector)
  const isCurrent = () => mine === connecting.goal && !mine.isReached
  const { namespace } = connector
  restoring.delete(namespace)
  const account = accountOf(namespace)
  if (account.status === 'disconnected') updateAccount(namespace, { status: 'connecting' })

  async function run(): Promise<ConnectDetail[]> {
    const kind = await loadConnectorKind(connector.type)
    const context = connectorContext()
    const connections = await kind.connect({ connector, context, onPairingUri, signal })
    if (isCurrent()) onApproved?.()
    const details: ConnectDetail[] = []
    for (const connection of connections) {
      const detail = await establish({ connector, kind, connection, silent: false, isCurrent })
      if (detail) details.push(detail)
    }
    if (details.length === 0) {
      for (const connection of connections) void kind.disconnect(connection)
      const longMessage = 'Another connection took its place, or the visitor left'
      throw new WalletModalError('CONNECTION_FAILED', { longMessage })
    }
    mine.isReached = true
    mine.reach(details)
    return details
  }

  const timedOut = () =>
    new WalletModalError('WALLET_TIMEOUT', { params: { wallet: connector.name } })
  const work = Promise.race([run(), mine.reached])
  try {
    const details = await (Number.isFinite(answerMs) ? withTimeout(work, answerMs, timedOut) : work)
    const method = connector.type === 'WALLET_CONNECT' ? 'qrcode' : 'browser'
    track('CONNECT_SUCCESS', { method, name: details[0]?.wallet.name ?? connector.name })
    return details
  } catch (thrown) {
    if (isCurrent() && accountOf(namespace).status === 'connecting') {
      updateAccount(namespace, { status: 'disconnected' })
    }
    const error = toWalletModalError(thrown)
    work.then(onLate, () => {})
    if (!signal?.aborted) track('CONNECT_ERROR', { message: error.message })
    throw error
  }
}
