import { accountsOf, isDeployed, logIn, smartAccountNetworks } from './account.ts'
import type { FrameWallet } from './FrameWallet.ts'
import { memberOf, textIn, toCaip, toWireChain } from './payload.ts'
import { handleRpc } from './rpc.ts'
import { pollUntilDecided, post, sessionIn } from './server.ts'
import { applyTheme } from './theme.ts'

type Handler = (wallet: FrameWallet, payload: unknown) => unknown

/** Handlers by name of the request; each returns the payload of its success. */
export const handlers: Readonly<Record<string, Handler>> = {
  IS_CONNECTED: async (wallet) => ({ isConnected: await isConnected(wallet) }),
  GET_USER: getUser,
  SIGN_OUT: async (wallet) => {
    await post('sign-out').catch(() => undefined)
    wallet.setSession(undefined)
  },

  CONNECT_EMAIL: async (_, payload) => {
    const { action } = await post('email', { email: textIn(payload, 'email') })
    return { action }
  },
  CONNECT_DEVICE: async () => {
    await pollUntilDecided('device')
  },
  CONNECT_OTP: async (wallet, payload) => {
    await logIn(wallet, sessionIn(await post('code', { otp: textIn(payload, 'otp') })))
  },

  GET_SOCIAL_REDIRECT_URI: async ({ origin }, payload) => {
    const provider = textIn(payload, 'provider')
    return { uri: (await post('social/start', { provider, opener: origin })).uri }
  },
  CONNECT_SOCIAL: async (wallet, payload) => {
    await logIn(wallet, sessionIn(await post('social/finish', { uri: textIn(payload, 'uri') })))
    const { email = null, userName = null } = wallet.session ?? {}
    return { email, ...(await accountsOf(wallet)), userName }
  },
  GET_FARCASTER_URI: async () => ({ url: (await post('farcaster/start')).url }),
  CONNECT_FARCASTER: async (wallet) => {
    const session = sessionIn(await pollUntilDecided('farcaster/wait'))
    await logIn(wallet, session)
    return { userName: session.userName }
  },

  UPDATE_EMAIL: async (_, payload) => {
    const { action } = await post('email/update', { email: textIn(payload, 'email') })
    return { action }
  },
  UPDATE_EMAIL_PRIMARY_OTP: async (_, payload) => {
    await post('email/primary', { otp: textIn(payload, 'otp') })
  },
  UPDATE_EMAIL_SECONDARY_OTP: async (wallet, payload) => {
    const newEmail = String(
      (await post('email/secondary', { otp: textIn(payload, 'otp') })).newEmail,
    )
    if (wallet.session) wallet.setSession({ ...wallet.session, email: newEmail })
    return { newEmail }
  },

  GET_CHAIN_ID: (wallet) => ({ chainId: toWireChain(wallet.chain) }),
  SWITCH_NETWORK: (wallet, payload) => {
    wallet.chain = toCaip(memberOf(payload, 'chainId'))
    return { chainId: toWireChain(wallet.chain) }
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (wallet) => ({
    smartAccountEnabledNetworks: smartAccountNetworks(wallet),
  }),
  INIT_SMART_ACCOUNT: async (wallet) => {
    const { smartAccount } = await wallet.keys()
    return { address: smartAccount.address, isDeployed: await isDeployed(wallet) }
  },
  SET_PREFERRED_ACCOUNT: async (wallet, payload) => {
    wallet.accountType = accountTypeIn(textIn(payload, 'type'))
    return { type: wallet.accountType, address: await wallet.address() }
  },

  RPC_REQUEST: handleRpc,
  SYNC_THEME: (_, payload) => applyTheme(payload),
  SYNC_DAPP_DATA: (wallet, payload) => {
    const metadata = memberOf(payload, 'metadata')
    if (metadata === undefined) return
    const [name, url] = [textIn(metadata, 'name'), textIn(metadata, 'url')]
    wallet.dapp = { name: name.slice(0, 100), url }
    wallet.changed()
  },
  // The response is posted before the reload.
  RELOAD: () => void setTimeout(() => location.reload(), 0),
}

/** The server may have lost a session that this origin has stored. */
async function isConnected(wallet: FrameWallet): Promise<boolean> {
  if (!wallet.session) return false
  const { session } = await post('session')
  if (session === null) wallet.setSession(undefined)
  return session !== null
}

async function getUser(wallet: FrameWallet, payload: unknown) {
  if (!(await isConnected(wallet))) throw new Error('Log in first.')
  const chainId = memberOf(payload, 'chainId')
  if (chainId !== undefined) wallet.chain = toCaip(chainId)
  const type = memberOf(payload, 'preferredAccountType')
  if (type !== undefined && !wallet.isSolana) wallet.accountType = accountTypeIn(String(type))
  return {
    email: wallet.session?.email ?? null,
    ...(await accountsOf(wallet)),
    smartAccountDeployed: await isDeployed(wallet),
    preferredAccountType: wallet.accountType,
  }
}

function accountTypeIn(text: string): 'eoa' | 'smartAccount' {
  if (text === 'eoa' || text === 'smartAccount') return text
  throw new Error('This is not a type of account.')
}
