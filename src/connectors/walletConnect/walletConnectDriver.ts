import { invalidResponse } from '../../errors/invalidResponse.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { walletConnectOff } from '../../errors/walletConnectOff.ts'
import type {
  ConnectorContext,
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import { log } from '../../utils/log.ts'
import { describeFault, parseSession } from '../sessions/parseSession.ts'
import { loadParts, loadWalletConnect } from './pairing/loadParts.ts'
import { acceptSignIn, offerSignIn } from './pairing/oneClickSignIn.ts'
import { endUnawaited, hasOpenPairings } from './pairing/openPairings.ts'
import { pair, type TransportState } from './pairing/pair.ts'
import { buildProposal } from './pairing/proposal.ts'
import { endSession, removeSession, removeSpentPairings } from './sdk/cleanUp.ts'
import { type Client, getClient, getClientId, storagePrefix } from './sdk/client.ts'
import { isPublicRelay } from './sdk/domainVerification.ts'
import { hearRefusals } from './sdk/relayErrors.ts'
import { readStoredState, type StoredState } from './sdk/storedState.ts'
import { LiveSessions, newestOf, newestSession } from './session/liveSessions.ts'
import { settleAsked } from './session/settleAsked.ts'
import { type RelayTurn, relayTurn } from './tabs/relayTurn.ts'
import { createStandIn } from './tabs/standIn.ts'

interface WalletConnectRequest extends ConnectRequest {
  onTransport?: ((state: TransportState) => void) | undefined
}

const alone: RelayTurn = { isMine: () => true, mine: Promise.resolve() }

/** True if the page may use the relay. The public relay refuses clients without a project id. */
function isConfigured({ projectId, relayUrl }: ConnectorContext): boolean {
  return projectId !== null || !isPublicRelay(relayUrl)
}

const whole = (client: Client) => ({ client, open: async () => client, isOpen: () => true })

function ignore(error: unknown): void {
  log('debug', 'WalletConnect clean-up', error)
}

/** Driver of WalletConnect. Outside of tests, `createClient` returns the shared client. */
export function createWalletConnectDriver(
  createClient: (context: ConnectorContext) => Promise<Client>,
  turnAt: (relayUrl: string) => Promise<RelayTurn> = async () => alone,
): ConnectorDriver {
  const live = new LiveSessions(loadWalletConnect)

  let pairings = 0

  async function openClient(context: ConnectorContext): Promise<Client> {
    const client = await createClient(context)
    hearRefusals(client, context.onRelayRefusal, () => pairings > 0)
    settleAsked(client, context.onSettled)
    endUnawaited(client)
    return client
  }

  /**
   * Restores a session while another tab has the relay connection. This tab connects to the relay only to send a
   * message.
   */
  async function standIn(
    request: ConnectRequest,
    state: StoredState,
    turn: RelayTurn,
  ): Promise<WalletConnection[]> {
    const { connector, context } = request
    const { namespace } = connector
    const client = await createStandIn(state, () => openClient(context))
    const session = newestOf(client.session.getAll(), namespace)
    if (!session) throw new WalletModalError('SESSION_EXPIRED')
    const source = { client, ...client }
    const connections = await live.connect(source, session, request, [namespace])
    const inUse = live.get(session.topic)
    const isInUse = () => live.get(session.topic) === inUse
    turn.mine.then(() => (isInUse() ? inUse?.source.open() : undefined)).catch(ignore)
    return connections
  }

  /**
   * Ends an unusable session and throws WALLET_INVALID_RESPONSE. If the session were not ended, the wallet would show
   * it as connected.
   */
  function refuse(client: Client, settled: unknown, longMessage: string): never {
    const { topic } = Object(settled) as { topic?: unknown }
    if (typeof topic === 'string') void endSession(client, topic).catch(ignore)
    throw invalidResponse(longMessage, settled)
  }

  return {
    async connect(request: WalletConnectRequest) {
      const { context, onPairingUri, onTransport, signal } = request
      if (!context.enableWalletconnect) throw walletConnectOff()
      if (!isConfigured(context)) throw new WalletModalError('PROJECT_ID_NOT_CONFIGURED')
      const loaded = await loadParts(request)
      const proposal = buildProposal(loaded, context.preferredNetwork)
      const client = await openClient(context).catch((cause: unknown) => {
        throw new WalletModalError('CONNECTION_FAILED', { cause })
      })
      // The SDK does not remove the pairing of a session that has ended.
      removeSpentPairings(client).catch(ignore)
      pairings += 1
      const { session: settled, signIn: message } = await pair(client, {
        proposal,
        createSignIn: () => offerSignIn(request, proposal),
        onPairingUri,
        onTransport,
        signal,
      }).finally(() => {
        pairings -= 1
      })
      const session = parseSession(settled)
      if (!session) {
        const fault = describeFault(settled)
        return refuse(client, settled, `The wallet settled a session that makes no sense: ${fault}`)
      }
      await acceptSignIn(client, session.topic, request, { message, proposal }).catch(
        (thrown: unknown) => {
          void endSession(client, session.topic).catch(ignore)
          throw thrown
        },
      )
      // A wallet may grant namespaces that were not proposed.
      const wanted = new Set(loaded.networks.map(({ chainNamespace }) => chainNamespace))
      const connections = await live.connect(whole(client), session, request, wanted)
      if (connections.length > 0) return connections
      const none = 'The wallet approved none of the networks that were asked for.'
      return refuse(client, settled, none)
    },

    async restore(request) {
      const { connector, context } = request
      if (!isConfigured(context)) return []
      const turn = await turnAt(context.relayUrl)
      const state = readStoredState(storagePrefix(context.relayUrl))
      if (!turn.isMine()) return standIn(request, state, turn)
      const client = await openClient(context)
      // An open client lacks the sessions that another tab has created since the client was opened.
      for (const { topic } of await state.sessions()) await state.adopt(client, topic)
      const session = await newestSession(client, connector.namespace)
      if (!session) throw new WalletModalError('SESSION_EXPIRED')
      return live.connect(whole(client), session, request, [connector.namespace])
    },

    async endUnawaited(context) {
      if (hasOpenPairings() && isConfigured(context)) await openClient(context).catch(ignore)
    },

    async disconnect(connection) {
      const { sessionId: topic = '' } = connection
      const session = live.get(topic)
      if (!session) return
      live.drop(topic)
      await session.source
        .open()
        .then((client) => endSession(client, topic))
        .catch(ignore)
    },

    async release(connection) {
      const { namespace, sessionId: topic = '' } = connection
      const session = live.get(topic)
      session?.close(namespace)
      // The other tab may have disconnected only this namespace. The session's other namespaces then stay connected.
      if (!session || session.isFollowed()) return
      live.drop(topic)
      if (!session.source.isOpen()) return
      await session.source
        .open()
        .then((client) => removeSession(client, topic))
        .catch(ignore)
    },

    async refresh({ sessionId: topic = '' }) {
      await live.get(topic)?.source.refresh?.().catch(ignore)
    },
  }
}

export const walletConnectDriver: ConnectorDriver = {
  ...createWalletConnectDriver(getClient, relayTurn),
  clientId: getClientId,
}
