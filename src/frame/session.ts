import { isCode } from '../errors/WalletModalError.ts'
import { clearLogin, readLogin, removeLogin, writeLogin } from '../storage/embeddedWallet.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import type { FrameFollower, FrameHost, FrameUser } from '../types/frame.ts'
import { namespaceOf } from '../utils/caip.ts'
import { log } from '../utils/log.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import type { FrameClient } from './client.ts'
import { noResponse } from './frameErrors.ts'
import type { FrameNews } from './news.ts'
import { fromWireChainId, toUser, toWireChainId } from './user.ts'

const goodbyeMs = 5_000
/** Milliseconds to wait for GET_CHAIN_ID; without a response the last known network is assumed. */
const whereMs = 2_000

export function createSession({ events, preferredAccountType }: FrameHost, client: FrameClient) {
  const followers = new Set<FrameFollower>()
  /** The network that the frame is on; null while no login is known. */
  let current: CaipNetworkId | null = null

  function apply(user: FrameUser): void {
    current = user.caipNetworkId
    if (user.email) writeLogin('email', user.email)
    writeLogin('loginUsed', 'true')
    removeLogin('lastEmailAt')
    writeLogin('lastChain', String(toWireChainId(current)))
    events.user(user)
    for (const follower of [...followers]) follower.user(user)
  }

  function setUserName(userName: string | null): void {
    if (!userName) return
    writeLogin('userName', userName)
    events.userName(userName)
  }

  function setSmartAccountNetworks(chainIds: readonly number[]): void {
    const valid = chainIds.filter((id) => Number.isSafeInteger(id) && id > 0)
    if (valid.length > 0) writeLogin('smartAccountNetworks', valid.join())
    else removeLogin('smartAccountNetworks')
    events.smartAccountNetworks(valid)
  }

  /**
   * Reads the networks with smart accounts. `connect` does not wait for the response, because the account does not
   * depend on it.
   */
  function readSmartAccountNetworks(): void {
    client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined).then(
      ({ smartAccountEnabledNetworks }) => setSmartAccountNetworks(smartAccountEnabledNetworks),
      () => setSmartAccountNetworks([]),
    )
  }

  function forget(): void {
    current = null
    clearLogin()
    events.loggedOut()
    // Skips a follower that was unsubscribed by the callback of an earlier follower.
    for (const follower of [...followers]) if (followers.has(follower)) follower.ended()
  }

  async function connect(network: CaipNetworkId, signal?: AbortSignal): Promise<FrameUser> {
    const namespace = namespaceOf(network)
    // Only EVM accounts have account types.
    const preferred = namespace === 'eip155' ? preferredAccountType(namespace) : undefined
    const payload = {
      chainId: toWireChainId(network),
      ...(preferred && { preferredAccountType: preferred }),
    }
    const reply = await client.request('GET_USER', payload, signal)
    const user = toUser(reply)
    apply(user)
    readSmartAccountNetworks()
    if (reply.smartAccountDeployed === undefined) readSmartAccount(user)
    return user
  }

  /**
   * Reads whether the smart account is deployed, in case GET_USER did not report it. `connect` does not wait for the
   * response.
   */
  function readSmartAccount(user: FrameUser): void {
    if (user.accounts[0]?.type !== 'smartAccount') return
    client.request('INIT_SMART_ACCOUNT', undefined).then(
      ({ address, isDeployed }) => {
        const isSame = current === user.caipNetworkId && address === user.address
        if (isDeployed && isSame) events.user({ ...user, smartAccountDeployed: true })
      },
      (error: unknown) => log('debug', 'the frame did not tell of the smart account', error),
    )
  }

  /**
   * True if the frame is on `network`. The frame's network is requested each time, since another tab may have switched
   * it.
   */
  async function isOn(network: CaipNetworkId): Promise<boolean> {
    if (current !== network) return false
    const pending = client.request('GET_CHAIN_ID', undefined, AbortSignal.timeout(whereMs))
    const reply = await pending.catch(() => null)
    return reply === null || fromWireChainId(reply.chainId) === network
  }

  async function switchNetwork(network: CaipNetworkId): Promise<FrameUser> {
    await client.request('SWITCH_NETWORK', { chainId: toWireChainId(network) })
    return connect(network)
  }

  async function moveTo(network: CaipNetworkId): Promise<void> {
    if (current !== null && current !== network) await switchNetwork(network)
  }

  async function isConnected(signal?: AbortSignal): Promise<boolean> {
    if (!readLogin('loginUsed')) return false
    try {
      const reply = await client.request('IS_CONNECTED', undefined, signal)
      if (reply.isConnected) return true
    } catch (thrown) {
      // An unreachable frame does not mean that the login has ended.
      if (isCode(thrown, 'FRAME_LOAD_FAILED') || isCode(thrown, 'FRAME_TIMEOUT')) throw thrown
    }
    forget()
    return false
  }

  async function signOut(): Promise<void> {
    // `signOut` is called once for each connected namespace, but all of them share one login.
    if (current === null && !readLogin('loginUsed')) return
    forget()
    const told = client.request('SIGN_OUT', undefined)
    await withTimeout(told, goodbyeMs, () => noResponse('SIGN_OUT'))
  }

  function readUser(network: CaipNetworkId): void {
    connect(network).catch((error: unknown) =>
      log('warn', 'the frame did not say who is logged in', error),
    )
  }

  /** Applies news of the frame. If this page has no login, news concern another tab's login and are ignored. */
  function follow(news: FrameNews): void {
    if (current === null) return
    switch (news.name) {
      case 'IS_CONNECTED':
        if (!news.reply.isConnected) forget()
        break
      case 'SIGN_OUT':
        forget()
        break
      case 'GET_USER':
        followUser(toUser(news.reply))
        break
      case 'SWITCH_NETWORK': {
        const network = fromWireChainId(news.reply.chainId)
        if (network !== current) readUser(network)
        break
      }
      case 'SET_PREFERRED_ACCOUNT': {
        const { type, address } = news.reply
        if (!type || !address) break
        events.accountType(namespaceOf(current), type)
        readUser(current)
        break
      }
      case 'CONNECT_SOCIAL':
        setUserName(news.reply.userName)
        break
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        setSmartAccountNetworks(news.reply.smartAccountEnabledNetworks)
    }
  }

  function followUser(user: FrameUser): void {
    const types = new Set(user.accounts.map(({ type }) => type))
    // If all accounts have the same type, it is not the user's choice and is not stored.
    if (types.size > 1 && user.accounts[0])
      events.accountType(namespaceOf(user.caipNetworkId), user.accounts[0].type)
    const isElsewhere = user.caipNetworkId !== current
    apply(user)
    if (isElsewhere) readSmartAccountNetworks()
  }

  return {
    connect,
    switchNetwork,
    moveTo,
    isConnected,
    signOut,
    setUserName,
    network: () => current,
    isOn,

    onNews(news: FrameNews): void {
      try {
        follow(news)
      } catch (error) {
        log('warn', `${news.name} of the frame makes no sense`, error)
      }
    },

    onChange(follower: FrameFollower): () => void {
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
}
