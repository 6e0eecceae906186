import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type {
  ConnectorContext,
  ConnectorKind,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorKind.ts'
import type { Network } from '../../types/network.ts'
import { isNamespace } from '../../utils/caip.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/promise.ts'
import { removeSession, removeSpentPairings } from './cleanUp.ts'
import { type Client, getClient, getClientId, storagePrefix } from './client.ts'
import { isPublicRelay } from './domainVerification.ts'
import { toCurrentId } from './formerIds.ts'
import { pair, type TransportState } from './pair.ts'
import { buildProposal } from './proposal.ts'
import { loadProvider } from './providers.ts'
import { relayUnreachable } from './relayErrors.ts'
import { newestOf, newestSession } from './restore.ts'
import { parseSession, type WalletSession } from './session.ts'
import type { SessionClient, SessionProvider } from './sessionProvider.ts'
import { createStandIn } from './standIn.ts'
import { readStoredState, type StoredState } from './storedState.ts'
import { type RelayTurn, relayTurn } from './tabs.ts'

interface WalletConnectRequest extends ConnectRequest {
  onTransport?: ((state: TransportState) => void) | undefined
}

/** What is in use of a session: a namespace has one provider, however often it is asked for. */
interface LiveSession {
  client: SessionClient
  /** The client that can end the session. */
  open(): Promise<Client>
  isOpen(): boolean
  refresh?: (() => Promise<void>) | undefined
  providers: Map<Namespace, SessionProvider>
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
 * The configured networks whose family has loaded, so that nothing is asked for that could not be used.
 *
 * @throws WalletModalError LOAD_FAILED when none has
 */
async function loadFamilies({ networks }: ConnectorContext): Promise<Network[]> {
  const asked = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  const loading = [...asked].map(async (namespace) => (await loadProvider(namespace)) && namespace)
  const loaded = await Promise.all(loading)
  const usable = networks.filter(({ chainNamespace }) => loaded.includes(chainNamespace))
  if (networks.length > 0 && usable.length === 0) throw new WalletModalError('LOAD_FAILED')
  return usable
}

/**
 * Wallets reached over a WalletConnect relay. `openClient` gives the SDK's client: the page's own one,
 * but in tests. `turnAt` a relay says whether this tab opens it to restore a session, or another one does.
 */
export function createWalletConnectKind(
  openClient: (context: ConnectorContext) => Promise<Client>,
  turnAt: (relayUrl: string) => Promise<RelayTurn> = async () => alone,
): ConnectorKind {
  const live = new Map<string, LiveSession>()
  const topics = new WeakMap<object, string>()
  const sessionOf = ({ provider }: WalletConnection) => {
    const topic = topics.get(Object(provider))
    const session = topic === undefined ? undefined : live.get(topic)
    return topic !== undefined && session ? { topic, ...session } : undefined
  }

  async function toConnections(
    source: Omit<LiveSession, 'providers'>,
    { topic, wallet, acceptsAnyNetwork, namespaces }: WalletSession,
    context: ConnectorContext,
  ): Promise<WalletConnection[]> {
    const current = new Set(source.client.session.getAll().map((one) => one.topic))
    for (const ended of live.keys()) if (!current.has(ended)) live.delete(ended)
    const session = live.get(topic) ?? { ...source, providers: new Map() }
    live.set(topic, session)
    const { client } = session
    const connections: WalletConnection[] = []
    for (const [namespace, { accounts, chains }] of Object.entries(namespaces)) {
      if (!isNamespace(namespace) || accounts.length === 0) continue
      const create = await loadProvider(namespace)
      const own = session.providers.get(namespace) ?? create?.({ client, topic, context })
      if (!own) continue
      session.providers.set(namespace, own)
      topics.set(own.provider, topic)
      const approvedCaipNetworkIds = acceptsAnyNetwork
        ? null
        : [...new Set(chains.map(toCurrentId))]
      const { provider } = own
      connections.push({ namespace, provider, wallet, approvedCaipNetworkIds, session: topic })
    }
    return connections
  }

  const whole = (client: Client) => ({ client, open: async () => client, isOpen: () => true })

  /** The session that another tab looks after, until this one has something to say. */
  async function standIn(context: ConnectorContext, state: StoredState, turn: RelayTurn) {
    const client = await createStandIn(state, () => openClient(context))
    const session = newestOf(client.session.getAll())
    if (!session) return []
    const connections = await toConnections({ client, ...client }, session, context)
    const inUse = live.get(session.topic)
    const isInUse = () => live.get(session.topic) === inUse
    turn.mine.then(() => (isInUse() ? inUse?.open() : undefined)).catch(ignore)
    return connections
  }

  /** Stops using a session. Its providers answer nothing from then on. */
  function drop(topic: string): void {
    for (const { close } of live.get(topic)?.providers.values() ?? []) close()
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
    async connect({ context, onPairingUri, onTransport, signal }: WalletConnectRequest) {
      if (!isConfigured(context)) throw new WalletModalError('PROJECT_ID_NOT_CONFIGURED')
      const proposal = buildProposal({ ...context, networks: await loadFamilies(context) })
      const client = await openClient(context).catch((cause: unknown) => {
        throw new WalletModalError('CONNECTION_FAILED', { cause })
      })
      // What a wallet has ended is not told with its pairing.
      removeSpentPairings(client).catch(ignore)
      const settled = await pair(client, { proposal, onPairingUri, onTransport, signal })
      const session = parseSession(settled)
      const connections = session ? await toConnections(whole(client), session, context) : []
      if (session && connections.length === 0) void end(client, session.topic).catch(ignore)
      if (connections.length === 0) {
        const longMessage = 'The wallet approved none of the networks that were asked for.'
        throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause: settled })
      }
      return connections
    },

    async reconnect({ context }) {
      if (!isConfigured(context)) return []
      const turn = await turnAt(context.relayUrl)
      const state = readStoredState(storagePrefix(context.relayUrl))
      if (!turn.isMine()) return standIn(context, state, turn)
      const client = await openClient(context)
      // One that was open already does not know what another tab has made since.
      for (const { topic } of await state.sessions()) await state.adopt(client, topic)
      const session = await newestSession(client)
      return session ? toConnections(whole(client), session, context) : []
    },

    async disconnect(connection) {
      const session = sessionOf(connection)
      if (!session) return
      // The other namespaces of a session end with the first.
      const { topic, open } = session
      drop(topic)
      await open()
        .then((client) => end(client, topic))
        .catch(ignore)
    },

    async letGo(connection) {
      const session = sessionOf(connection)
      if (!session) return
      drop(session.topic)
      if (!session.isOpen()) return
      await session
        .open()
        .then((client) => removeSession(client, session.topic))
        .catch(ignore)
    },

    async refresh(connection) {
      await sessionOf(connection)?.refresh?.().catch(ignore)
    },
  }
}

function ignore(error: unknown): void {
  log('debug', 'WalletConnect clean-up', error)
}

export const walletConnectKind: ConnectorKind = {
  ...createWalletConnectKind(getClient, relayTurn),
  clientId: getClientId,
}
