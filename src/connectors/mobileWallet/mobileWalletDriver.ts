import { toStandardChain } from '../../chains/solana/clusters.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type {
  ConnectionFollower,
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import { isAndroid } from '../../utils/device.ts'
import { createStandardProvider } from '../installed/walletStandard/solanaProvider.ts'
import {
  type Authorization,
  authorize,
  identityOf,
  readAuthorization,
  writeAuthorization,
} from './authorization.ts'
import { createLocalSession } from './localSession.ts'
import type { MobileSession } from './MobileSession.ts'
import { pairOverRelays } from './remoteSession.ts'
import { createStandardWallet } from './standardWallet.ts'

const closings = new WeakMap<WalletConnection, () => void>()

/** Wallets know the networks that Solana runs. What the page sends to another one, they sign, and the page broadcasts. */
function chainFor({ context, network }: ConnectRequest) {
  const wanted = network ?? context.preferredNetwork('solana')
  const chain = wanted ? toStandardChain(wanted.caipNetworkId) : 'solana:mainnet'
  return chain === 'solana:localnet' ? 'solana:mainnet' : chain
}

function toConnection(
  { connector, context }: ConnectRequest,
  session: MobileSession,
  authorization: Authorization,
): WalletConnection {
  const { id, name, type } = connector
  const followers = new Set<ConnectionFollower>()
  let current = authorization
  let isOver = false
  const end = () => {
    isOver = true
    for (const follower of followers) follower.ended('wallet', 'namespace')
  }
  const save = () => {
    // A session with another phone does not outlive the page, so that its token has no use.
    if (isAndroid() && !isOver && context.mayStore('solana')) writeAuthorization(current)
  }
  const wallet = createStandardWallet({
    session,
    authorization,
    identity: identityOf(context.metadata),
    onAuthorized(renewed) {
      current = renewed
      save()
    },
    onRevoked: end,
  })
  save()
  // A required sign-in ends after the authorization, and nothing is stored before.
  document.addEventListener('visibilitychange', save)
  const provider = createStandardProvider(wallet, context)
  const connection: WalletConnection = {
    namespace: 'solana',
    provider,
    wallet: { id, name, rdns: null, type },
    approvedCaipNetworkIds: null,
    labelOf: provider.labelOf,
    follow(follower) {
      followers.add(follower)
      void session.ended.then(
        () => followers.has(follower) && follower.ended('wallet', 'namespace'),
      )
      return () => followers.delete(follower)
    },
  }
  closings.set(connection, () => {
    isOver = true
    document.removeEventListener('visibilitychange', save)
    session.close()
  })
  return connection
}

/** @throws WalletModalError SESSION_EXPIRED */
function expire(): never {
  const longMessage =
    'No wallet of this phone has authorized the page, or the wallet is on another phone.'
  throw new WalletModalError('SESSION_EXPIRED', { longMessage })
}

/** Driver of the Mobile Wallet Adapter, by its published protocol package. */
export const mobileWalletDriver: ConnectorDriver = {
  async connect(request) {
    const { context, onPairingUri, signal } = request
    const { nostrRelays: relays } = context
    let known: Authorization | undefined
    const session = isAndroid()
      ? createLocalSession(() => known?.baseUri)
      : await pairOverRelays({ relays, onPairingUri, signal })
    try {
      const identity = identityOf(context.metadata)
      const chain = chainFor(request)
      known = await session.transact((wallet) => authorize(wallet, chain, identity))
      return [toConnection(request, session, known)]
    } catch (thrown) {
      session.close()
      throw thrown
    }
  },

  async restore(request) {
    const stored = isAndroid() && request.context.enableInjected ? readAuthorization() : undefined
    if (!stored) expire()
    return [
      toConnection(
        request,
        createLocalSession(() => stored.baseUri),
        stored,
      ),
    ]
  },

  // The page forgets its token. The wallet keeps the authorization, since revoking it would open the wallet's app.
  async disconnect(connection) {
    closings.get(connection)?.()
  },

  async release(connection) {
    closings.get(connection)?.()
  },
}
