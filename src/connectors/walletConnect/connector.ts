import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type {
  ConnectorContext,
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/promise.ts'
import { loadProvider } from './families/providers.ts'
import { pair, type TransportState } from './pairing/pair.ts'
import { buildProposal } from './pairing/proposal.ts'
import { removeSession, removeSpentPairings } from './sdk/cleanUp.ts'
import { type Client, getClient, getClientId, storagePrefix } from './sdk/client.ts'
import { isPublicRelay } from './sdk/domainVerification.ts'
import { relayUnreachable } from './sdk/relayErrors.ts'
import { readStoredState, type StoredState } from './sdk/storedState.ts'
import { LiveSession, type SessionSource } from './session/liveSession.ts'
import { newestOf, newestSession } from './session/restore.ts'
import { parseSession, type WalletSession } from './session/session.ts'
import { createStandIn } from './tabs/standIn.ts'
import { type RelayTurn, relayTurn } from './tabs/tabs.ts'

interface WalletConnectRequest extends ConnectRequest {
  onTransport?: ((state: TransportState) => void) | undefined
}

/** How long the visitor waits for the wallet to be told of a disconnect. The SDK goes on trying. */
const goodbyeMs = 2000
const userDisconnected = { code: 6000, message: 'User disconnected.' }

const alone: RelayTurn = { isMine: () => true, mine: Promise.resolve() }

/** The public relay turns away whoever has no project. */
function isConfigured({ projectId, relayUrl }: ConnectorContext): boolean {
  return projectId !== null || !isPublicRelay(relayUrl)
}

/**
 * The configured networks of the wanted families, as far as those have loaded: nothing is asked for that could not be
 * used.
 *
 * @throws WalletModalError LOAD_FAILED when none has
 */
async function loadNamespaces({
  context,
  families,
  onFailure,
}: ConnectRequest): Promise<Network[]> {
  const networks = context.networks.filter(
    ({ chainNamespace }) => families?.includes(chainNamespace) ?? true,
  )
  const failures = new Map<Namespace, WalletModalError>()
  const asked = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  const loading = [...asked].map((namespace) =>
    loadProvider(namespace).catch((failure) => failures.set(namespace, failure)),
  )
  await Promise.all(loading)
  const usable = networks.filter(({ chainNamespace }) => !failures.has(chainNamespace))
  const [first] = failures.values()
  if (first && usable.length === 0) throw first
  for (const failure of failures.values()) onFailure?.(failure)
  return usable
}

/**
 * Wallets reached over a WalletConnect relay. `openClient` gives the SDK's client: the page's own one,
 * but in tests. `turnAt` a relay says whether this tab opens it to restore a session, or another one does.
 */
export function createWalletConnectKind(
  openClient: (context: ConnectorContext) => Promise<Client>,
  turnAt: (relayUrl: string) => Promise<RelayTurn> = async () => alone,
): ConnectorDriver {
  const live = new Map<string, LiveSession>()

  /** What a session grants of the wanted families. */
  async function toConnections(
    source: SessionSource,
    session: WalletSession,
    context: ConnectorContext,
    wanted: Iterable<Namespace>,
  ): Promise<WalletConnection[]> {
    for (const [topic, { source: own }] of live) {
      if (!own.client.session.getAll().some((one) => one.topic === topic)) drop(topic)
    }
    const connections: WalletConnection[] = []
    for (const namespace of wanted) {
      const how = session.namespaces[namespace] && (await loadProvider(namespace))
      if (!how) continue
      const own = live.get(session.topic) ?? new LiveSession(source, session)
      live.set(session.topic, own)
      connections.push(own.connect(namespace, how, context))
    }
    return connections
  }

  const whole = (client: Client) => ({ client, open: async () => client, isOpen: () => true })

  /** The session that another tab looks after, until this one has something to say. */
  async function standIn(
    { connector: { namespace }, context }: ConnectRequest,
    state: StoredState,
    turn: RelayTurn,
  ) {
    const client = await createStandIn(state, () => openClient(context))
    const session = newestOf(client.session.getAll(), namespace)
    if (!session) throw new WalletModalError('SESSION_EXPIRED')
    const source = { client, ...client }
    const connections = await toConnections(source, session, context, [namespace])
    const inUse = live.get(session.topic)
    const isInUse = () => live.get(session.topic) === inUse
    turn.mine.then(() => (isInUse() ? inUse?.source.open() : undefined)).catch(ignore)
    return connections
  }

  /** Stops using a session. Its providers answer nothing from then on. */
  function drop(topic: string): void {
    live.get(topic)?.closeAll()
    live.delete(topic)
  }

  /** Tells the wallet if that can be done soon, and forgets the session in any case. */
  async function end(client: Client, topic: string): Promise<void> {
    drop(topic)
    try {
      const told = client.disconnect({ topic, reason: userDisconnected })
      await withTimeout(told, goodbyeMs, () => relayUnreachable(goodbyeMs))
    } catch (error) {
      log('debug', 'the wallet could not be told of the disconnect', error)
    }
    await removeSession(client, topic)
  }

  return {
    async connect(request: WalletConnectRequest) {
      const { context, onPairingUri, onTransport, signal } = request
      if (!isConfigured(context)) throw new WalletModalError('PROJECT_ID_NOT_CONFIGURED')
      const networks = await loadNamespaces(request)
      const proposal = buildProposal({ ...context, networks })
      const client = await openClient(context).catch((cause: unknown) => {
        throw new WalletModalError('CONNECTION_FAILED', { cause })
      })
      // What a wallet has ended is not told with its pairing.
      removeSpentPairings(client).catch(ignore)
      const settled = await pair(client, { proposal, onPairingUri, onTransport, signal })
      const session = parseSession(settled)
      // A wallet may grant more than it was asked for.
      const wanted = new Set(networks.map(({ chainNamespace }) => chainNamespace))
      const connections = session
        ? await toConnections(whole(client), session, context, wanted)
        : []
      if (session && connections.length === 0) void end(client, session.topic).catch(ignore)
      if (connections.length === 0) {
        const longMessage = 'The wallet approved none of the networks that were asked for.'
        throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause: settled })
      }
      return connections
    },

    async restore(request) {
      const { connector, context } = request
      if (!isConfigured(context)) return []
      const turn = await turnAt(context.relayUrl)
      const state = readStoredState(storagePrefix(context.relayUrl))
      if (!turn.isMine()) return standIn(request, state, turn)
      const client = await openClient(context)
      // One that was open already does not know what another tab has made since.
      for (const { topic } of await state.sessions()) await state.adopt(client, topic)
      const session = await newestSession(client, connector.namespace)
      if (!session) throw new WalletModalError('SESSION_EXPIRED')
      return toConnections(whole(client), session, context, [connector.namespace])
    },

    async disconnect(connection) {
      const { session: topic = '' } = connection
      const session = live.get(topic)
      if (!session) return
      // The other namespaces of a session end with the first.
      drop(topic)
      await session.source
        .open()
        .then((client) => end(client, topic))
        .catch(ignore)
    },

    async release(connection) {
      const { namespace, session: topic = '' } = connection
      const session = live.get(topic)
      session?.close(namespace)
      // The other tab may have left this family alone.
      if (!session || session.isFollowed()) return
      drop(topic)
      if (!session.source.isOpen()) return
      await session.source
        .open()
        .then((client) => removeSession(client, topic))
        .catch(ignore)
    },

    async refresh({ session = '' }) {
      await live.get(session)?.source.refresh?.().catch(ignore)
    },
  }
}

function ignore(error: unknown): void {
  log('debug', 'WalletConnect clean-up', error)
}

export const walletConnectDriver: ConnectorDriver = {
  ...createWalletConnectKind(getClient, relayTurn),
  clientId: getClientId,
}
