import { removeLogin, writeLogin } from '../storage/embeddedWallet.ts'
import type { EmbeddedWallet, FrameHost } from '../types/frame.ts'
import { log } from '../utils/log.ts'
import { createRpc } from './approvedRpc.ts'
import type { FrameClient } from './client.ts'
import type { FrameNews } from './news.ts'
import { kindOf } from './rpc.ts'
import { createSession } from './session.ts'

export interface FrameWallet extends EmbeddedWallet {
  /** Sends the page's metadata and theme to a document that has just loaded. */
  introduce(): void
  onNews(news: FrameNews): void
  isLoggedIn(): boolean
}

export function createEmbeddedWallet(host: FrameHost, client: FrameClient): FrameWallet {
  const session = createSession(host, client)
  const rpc = createRpc(client, host.approvals)

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
    connect: session.connect,
    switchNetwork: session.switchNetwork,
    moveTo: session.moveTo,
    isConnected: session.isConnected,
    signOut: session.signOut,
    isLoggedIn: () => session.network() !== null,
    onNews: session.onNews,
    onChange: session.onChange,
    syncTheme,

    introduce() {
      const ignore = (error: unknown) => log('warn', 'the frame was not told of the page', error)
      syncDappData().catch(ignore)
      syncTheme().catch(ignore)
    },

    async connectEmail(email, signal) {
      const { action } = await client.request('CONNECT_EMAIL', { email }, signal)
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
      session.setUserName(userName)
    },
    async farcasterUrl(signal) {
      const { url } = await client.request('GET_FARCASTER_URI', undefined, signal)
      return url
    },
    async connectFarcaster() {
      const { userName } = await client.request('CONNECT_FARCASTER', undefined)
      session.setUserName(userName)
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

    async setPreferredAccount(type) {
      await client.request('SET_PREFERRED_ACCOUNT', { type })
    },

    async rpc(network, request) {
      const isThere =
        kindOf(request.method) === 'notSafe'
          ? await session.isOn(network)
          : session.network() === network
      if (!isThere) await session.switchNetwork(network)
      return rpc(request)
    },

    async reload() {
      await client.request('RELOAD', undefined)
    },
  }
}
