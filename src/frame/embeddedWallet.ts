import { isCode } from '../errors/WalletModalError.ts'
import { clearLogin, readLogin, removeLogin, writeLogin } from '../storage/embeddedWallet.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import type { EmbeddedWallet, FrameHost, FrameUser } from '../types/frame.ts'
import { namespaceOf } from '../utils/caip.ts'
import { log } from '../utils/log.ts'
import { withTimeout } from '../utils/promise.ts'
import { createRpc } from './approvedRpc.ts'
import type { FrameClient } from './client.ts'
import { gone } from './frameErrors.ts'
import { toUser, toWireChainId } from './user.ts'

const goodbyeMs = 5_000

export interface FrameSession extends EmbeddedWallet {
  /** A frame that has just loaded knows nothing of the page. */
  introduce(): void
}

/** What each message means for the page: what is remembered, and who is told. */
export function createEmbeddedWallet(host: FrameHost, client: FrameClient): FrameSession {
  const { events } = host
  const listeners = new Set<(user: FrameUser) => void>()
  const rpc = createRpc(client, host.approvals)
  /** The network that the frame is on, once it has said so. */
  let current: CaipNetworkId | null = null

  function rememberName(userName: string | null | undefined): void {
    if (!userName) return
    writeLogin('userName', userName)
    events.userName(userName)
  }

  /** Not waited for: the account is usable without. */
  function readSmartAccountNetworks(): void {
    const tell = (chainIds: number[]) => {
      const valid = chainIds.filter((id) => Number.isSafeInteger(id) && id > 0)
      if (valid.length > 0) writeLogin('smartAccountNetworks', valid.join())
      else removeLogin('smartAccountNetworks')
      events.smartAccountNetworks(valid)
    }
    client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined).then(
      ({ smartAccountEnabledNetworks }) => tell(smartAccountEnabledNetworks),
      () => tell([]),
    )
  }

  async function connect(network: CaipNetworkId, signal?: AbortSignal): Promise<FrameUser> {
    const preferredAccountType = host.preferredAccountType(namespaceOf(network))
    const payload = {
      chainId: toWireChainId(network),
      ...(preferredAccountType && { preferredAccountType }),
    }
    const reply = await client.request('GET_USER', payload, signal)
    const user = toUser(reply)
    current = user.caipNetworkId
    if (user.email) writeLogin('email', user.email)
    writeLogin('loginUsed', 'true')
    removeLogin('lastEmailAt')
    writeLogin('lastChain', String(toWireChainId(current)))
    events.user(user)
    for (const listener of [...listeners]) listener(user)
    readSmartAccountNetworks()
    return user
  }

  async function switchNetwork(network: CaipNetworkId): Promise<FrameUser> {
    await client.request('SWITCH_NETWORK', { chainId: toWireChainId(network) })
    return connect(network)
  }

  async function syncDappData(): Promise<void> {
    const { projectId, metadata, sdkVersion } = host
    await client.request('SYNC_DAPP_DATA', { metadata, sdkVersion, sdkType: 'w3m', projectId })
  }

  async function syncTheme(): Promise<void> {
    const { themeMode, accent, background } = host.theme()
    const w3mThemeVariables = { '--w3m-accent': accent, '--w3m-background': background }
    await client.request('SYNC_THEME', { themeMode, w3mThemeVariables })
  }

  return {
    origin: new URL(host.url).origin,
    connect,
    switchNetwork,
    syncTheme,

    introduce() {
      const ignore = (error: unknown) => log('warn', 'the frame was not told of the page', error)
      syncDappData().catch(ignore)
      syncTheme().catch(ignore)
    },

    async connectEmail(email) {
      const { action } = await client.request('CONNECT_EMAIL', { email })
      writeLogin('lastEmailAt', String(Date.now()))
      return action
    },
    async connectDevice(signal) {
      await client.request('CONNECT_DEVICE', undefined, signal)
    },
    async connectOtp(otp) {
      await client.request('CONNECT_OTP', { otp })
    },

    async socialRedirectUri(provider) {
      const { uri } = await client.request('GET_SOCIAL_REDIRECT_URI', { provider })
      return uri
    },
    async connectSocial(uri) {
      const { userName } = await client.request('CONNECT_SOCIAL', { uri })
      rememberName(userName)
    },
    async farcasterUrl(signal) {
      const { url } = await client.request('GET_FARCASTER_URI', undefined, signal)
      return url
    },
    async connectFarcaster() {
      const { userName } = await client.request('CONNECT_FARCASTER', undefined)
      rememberName(userName)
    },

    async updateEmail(email) {
      const { action } = await client.request('UPDATE_EMAIL', { email })
      writeLogin('lastEmailAt', String(Date.now()))
      return action
    },
    async confirmPrimaryOtp(otp) {
      await client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
    },
    async confirmSecondaryOtp(otp) {
      const { newEmail } = await client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })
      writeLogin('email', newEmail)
      writeLogin('loginUsed', 'true')
      removeLogin('lastEmailAt')
      return newEmail
    },

    async isConnected(signal) {
      if (!readLogin('loginUsed')) return false
      try {
        const { isConnected } = await client.request('IS_CONNECTED', undefined, signal)
        if (isConnected) return true
      } catch (thrown) {
        // A frame that is out of reach has not said anything.
        if (isCode(thrown, 'FRAME_LOAD_FAILED') || isCode(thrown, 'FRAME_TIMEOUT')) throw thrown
      }
      clearLogin()
      events.loggedOut()
      return false
    },

    async setPreferredAccount(type) {
      await client.request('SET_PREFERRED_ACCOUNT', { type })
    },

    async rpc(network, request) {
      if (current !== network) await switchNetwork(network)
      return rpc(request)
    },

    onUser(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async reload() {
      await client.request('RELOAD', undefined)
    },

    async signOut() {
      // Each family that was connected ends with the one login.
      if (current === null && !readLogin('loginUsed')) return
      current = null
      clearLogin()
      removeLogin('connectedSocial')
      events.loggedOut()
      const told = client.request('SIGN_OUT', undefined)
      await withTimeout(told, goodbyeMs, () => gone('SIGN_OUT'))
    },
  }
}
