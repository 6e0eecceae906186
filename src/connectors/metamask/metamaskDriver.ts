import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { toWalletError } from '../../chains/walletError.ts'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type {
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import { isMobile } from '../../utils/device.ts'
import { log } from '../../utils/log.ts'
import { AppSession, toRequestedScopes } from './appSession.ts'
import { createMessenger } from './messenger.ts'
import { reachable } from './names.ts'
import { pairApp } from './pairApp.ts'
import { createRelayClient } from './relay.ts'
import { grantSchema, isEmpty, type Scopes } from './scopes.ts'
import { readSession, type StoredSession, toSession, toStored } from './storedSession.ts'

/** Sessions in use, by id. Two are in use for a moment if the user connects another app. */
const sessions = new Map<string, AppSession>()

const noSession = () => {
  const longMessage = 'The app of MetaMask has no session with the page any more.'
  return new WalletModalError('SESSION_EXPIRED', { longMessage })
}

const turnedOff = () => {
  const longMessage = 'The attribute metamask-relay turns the relay of MetaMask off on this page.'
  return new WalletModalError('NOT_ENABLED', { params: { what: 'MetaMask' }, longMessage })
}

const lastSent = () => readSession()?.state.sent ?? 0

const familiesOf = ({ context, namespaces }: ConnectRequest): readonly Namespace[] => {
  const wanted = new Set(context.networks.map(({ chainNamespace }) => chainNamespace))
  const own = reachable(context.metamaskRelay, [...wanted])
  return own.filter((one) => namespaces?.includes(one) ?? true)
}

/** Returns what the page asks for: all its networks, the one to connect on first, as the app starts on it. */
function firstRequest(request: ConnectRequest) {
  const { context, network } = request
  const families = familiesOf(request)
  const own = context.networks.filter(({ chainNamespace }) => families.includes(chainNamespace))
  if (own.length === 0) throw new WalletModalError('NETWORK_NOT_FOUND')
  const preferred = families.flatMap((one) => {
    const wanted = network?.chainNamespace === one ? network : context.preferredNetwork(one)
    return wanted ? [wanted] : []
  })
  const ids = [...preferred, ...own].map(({ caipNetworkId }) => caipNetworkId)
  return {
    method: 'wallet_createSession',
    params: {
      optionalScopes: toRequestedScopes(ids),
      // Without it, the app tells no change of the account on Solana.
      ...(families.includes('solana') && {
        sessionProperties: { solana_accountChanged_notifications: true },
      }),
    },
  }
}

/** @throws WalletModalError LOAD_FAILED; an empty list if nothing that the page wants is granted */
async function toConnections(
  session: AppSession,
  scopes: Scopes,
  wanted: readonly Namespace[],
  request: ConnectRequest,
): Promise<WalletConnection[]> {
  const connections: WalletConnection[] = []
  for (const namespace of wanted) {
    const isGranted = Object.entries(scopes).some(
      ([scope, { accounts }]) => scope.startsWith(`${namespace}:`) && accounts.length > 0,
    )
    if (!isGranted || !hasLaterPart(namespace, 'walletConnect')) continue
    const part = await loadLaterPart(namespace, 'walletConnect')
    connections.push(session.connect(namespace, part, request))
  }
  return connections
}

async function connect(request: ConnectRequest): Promise<WalletConnection[]> {
  const { context, onPairingUri, onCode, signal } = request
  const { metamaskRelay: url, metadata } = context
  if (familiesOf(request).length === 0) throw turnedOff()
  const isHere = isMobile()
  let session: AppSession | undefined
  const paired = await pairApp({
    url,
    metadata,
    isHere,
    first: firstRequest(request),
    onPairingUri,
    onCode,
    signal,
    lastSent,
    onState: (state) => session?.save(state),
    listener: {
      onNotification: (method, params) => session?.onNotification(method, params),
      onForeign: (id, response) => session?.onForeign(id, response),
    },
  }).catch((thrown: unknown) => {
    throw toWalletError(thrown)
  })
  const { relay, messenger, granted } = paired
  const own = relay.session()
  const parsed = grantSchema.safeParse(granted)
  if (!own || !parsed.success || isEmpty(parsed.data.sessionScopes)) {
    void relay.close()
    throw invalidResponseTo('wallet_createSession', granted)
  }
  const scopes = parsed.data.sessionScopes
  const stored: StoredSession = {
    ...toStored(own),
    relay: url,
    isHere,
    state: relay.state(),
    scopes,
    asked: [],
  }
  session = new AppSession({ stored, context, ready: Promise.resolve(relay), messenger })
  const made = session
  relay.client.on('disconnected', () => made.onEnd('session_expire'))
  const connections = await toConnections(made, scopes, familiesOf(request), request)
  if (connections.length === 0) {
    void made.end()
    throw invalidResponseTo('wallet_createSession', granted)
  }
  sessions.set(made.id, made)
  return connections
}

/** Takes up a stored session. The page has its accounts at once: the relay connects meanwhile. */
async function takeUp(stored: StoredSession, { context }: ConnectRequest): Promise<AppSession> {
  const known = sessions.get(stored.id)
  if (known) return known
  let session: AppSession | undefined
  const relay = await createRelayClient({
    url: stored.relay,
    known: { session: toSession(stored), state: stored.state },
    lastSent,
    onState: (state) => session?.save(state),
  })
  const messenger = createMessenger(relay.client, {
    onNotification: (method, params) => session?.onNotification(method, params),
    onForeign: (id, response) => session?.onForeign(id, response),
  })
  const ready = relay.client.resume(stored.id).then(() => relay)
  const made = new AppSession({ stored, context, ready, messenger })
  session = made
  sessions.set(made.id, made)
  relay.client.on('disconnected', () => made.onEnd('session_expire'))
  made.refresh().catch((thrown: unknown) => {
    log('info', 'the app of MetaMask has not told what it grants', Object(thrown).name)
  })
  return made
}

function forget(session: AppSession): void {
  if (sessions.get(session.id) === session) sessions.delete(session.id)
}

/** Driver of MetaMask's app, by the packages of its protocol. */
export const metamaskDriver: ConnectorDriver = {
  connect,

  async restore(request) {
    const { connector, context } = request
    const stored = readSession()
    if (!stored) throw noSession()
    // A session stays with its relay, to which the page may have no way any more.
    if (stored.relay !== context.metamaskRelay) return []
    const session = await takeUp(stored, request)
    return toConnections(session, stored.scopes, [connector.namespace], request)
  },

  async disconnect({ sessionId = '' }) {
    const session = sessions.get(sessionId)
    if (!session) return
    forget(session)
    await session.end()
  },

  async release({ namespace, sessionId = '' }) {
    const session = sessions.get(sessionId)
    session?.close(namespace)
    // The other tab may have disconnected only this namespace.
    if (!session || session.isFollowed()) return
    forget(session)
    session.drop()
  },
}
