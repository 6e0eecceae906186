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
import { type Client, getClient, getClientId } from './client.ts'
import { isPublicRelay } from './domainVerification.ts'
import { toCurrentId } from './formerIds.ts'
import { pair, type TransportState } from './pair.ts'
import { buildProposal } from './proposal.ts'
import { loadProvider } from './providers.ts'
import { relayUnreachable } from './relayErrors.ts'
import { newestSession } from './restore.ts'
import { parseSession, type WalletSession } from './session.ts'
import type { SessionProvider } from './sessionProvider.ts'

interface WalletConnectRequest extends ConnectRequest {
  onTransport?: ((state: TransportState) => void) | undefined
}

/** What is in use of a session: a namespace has one provider, however often it is asked for. */
interface LiveSession {
  client: Client
  providers: Map<Namespace, SessionProvider>
}

/** How long the visitor waits for the wallet to be told of a disconnect. The SDK goes on trying. */
const goodbyeMs = 2000
const userDisconnected = { code: 6000, message: 'User disconnected.' }

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
 * but in tests.
 */
export function createWalletConnectKind(
  openClient: (context: ConnectorContext) => Promise<Client>,
): ConnectorKind {
  const live = new Map<string, LiveSession>()
  const topics = new WeakMap<object, string>()

  async function toConnections(
    client: Client,
    { topic, wallet, acceptsAnyNetwork, namespaces }: WalletSession,
    context: ConnectorContext,
  ): Promise<WalletConnection[]> {
    for (const ended of live.keys()) if (!client.session.keys.includes(ended)) live.delete(ended)
    const session = live.get(topic) ?? { client, providers: new Map() }
    live.set(topic, session)
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
      connections.push({ namespace, provider: own.provider, wallet, approvedCaipNetworkIds })
    }
    return connections
  }

  /** Tells the wallet if that can be done soon, and forgets the session in any case. */
  async function end(client: Client, topic: string): Promise<void> {
    for (const { close } of live.get(topic)?.providers.values() ?? []) close()
    live.delete(topic)
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
      const connections = session ? await toConnections(client, session, context) : []
      if (session && connections.length === 0) void end(client, session.topic).catch(ignore)
      if (connections.length === 0) {
        const longMessage = 'The wallet approved none of the networks that were asked for.'
        throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause: settled })
      }
      return connections
    },

    async reconnect({ context }) {
      if (!isConfigured(context)) return []
      const client = await openClient(context)
      const session = await newestSession(client)
      return session ? toConnections(client, session, context) : []
    },

    async disconnect({ provider }) {
      const topic = typeof provider === 'object' && provider ? topics.get(provider) : undefined
      const session = topic && live.get(topic)
      // The other namespaces of a session end with the first.
      if (session) await end(session.client, topic).catch(ignore)
    },
  }
}

function ignore(error: unknown): void {
  log('debug', 'WalletConnect clean-up', error)
}

export const walletConnectKind: ConnectorKind = {
  ...createWalletConnectKind(getClient),
  clientId: getClientId,
}
