import { base58, base64 } from '@scure/base'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { liveConnection } from '../../controllers/connections.ts'
import { updateOptions } from '../../controllers/options.ts'
import type { Connector } from '../../types/connector.ts'
import { describeConnectorKind } from '../testing/describeConnectorKind.ts'
import {
  mainnet,
  solanaAddress,
  solanaNetwork,
} from '../walletConnect/testing/playSolanaSession.ts'
import { mobileWallet } from './kind.ts'
import { authorizationKey } from './names.ts'

const androidAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36'
const webViewAgent = androidAgent.replace('Pixel 9', 'Pixel 9; wv')

const phone = vi.hoisted(() => ({ tokens: new Set<string>(), prompts: 0, address: '' }))

// The app of this phone: the e2e spec `doors/mobileWalletAdapter` speaks the protocol itself.
vi.mock('@solana-mobile/mobile-wallet-adapter-protocol', () => ({
  async startScenario() {
    const wallet = {
      async authorize({ auth_token: known }: { auth_token?: string }) {
        if (known && !phone.tokens.has(known)) throw Object.assign(new Error('no'), { code: -1 })
        if (!known) phone.prompts += 1
        const token = known ?? `token ${phone.prompts}`
        phone.tokens.add(token)
        return { auth_token: token, accounts: [{ address: phone.address, label: 'Pocket' }] }
      },
      getCapabilities: async () => ({ features: ['solana:signTransactions'] }),
      signMessages: async ({ payloads }: { payloads: string[] }) => ({ signed_payloads: payloads }),
    }
    return { wallet: Promise.resolve(wallet), close() {} }
  },
  startNostrScenario: async () => {},
  verifyNostrEvent: () => false,
}))
vi.mock('../installed/discoverWallets.ts', () => ({
  discoverWallets: () => ({ look() {}, stop() {} }),
}))

const { connector: own, type, listedOn } = mobileWallet
const connector: Connector = { ...own, type, namespace: 'solana' }

describeConnectorKind('Mobile Wallet Adapter, on Android,', {
  kind: mobileWallet,
  connector,
  walletName: 'Mobile Wallet Adapter',
  accounts: [[solanaNetwork(mainnet), solanaAddress]],
  isListed: true,
  method: 'browser',
  command: { wallet: 'mobileWallet' },
  start() {
    phone.tokens.clear()
    phone.prompts = 0
    phone.address = base64.encode(base58.decode(solanaAddress))
    return {
      load() {
        vi.stubGlobal('navigator', { userAgent: androidAgent })
        vi.stubGlobal('isSecureContext', true)
        vi.stubGlobal('document', new EventTarget())
        return undefined
      },
      prompts: () => phone.prompts,
      isGranted: () => localStorage.getItem(authorizationKey) !== null,
      // The page hears of it with its next request.
      async end() {
        phone.tokens.clear()
        const request = { address: solanaAddress, message: 'Hello' }
        const signed = liveConnection('solana')?.opened.signMessage(request)
        await expect(signed).rejects.toMatchObject({ code: 'USER_REJECTED' })
      },
      takeAway: () => updateOptions({ enableInjected: false }),
    }
  },
})

describe('the Mobile Wallet Adapter', () => {
  const page = { namespaces: ['eip155', 'solana'], canPair: false, metamaskRelay: 'off' } as const
  const settings = { ...page, enableInjected: true, nostrRelays: ['wss://relay.example'] }
  const browse = (userAgent: string, { isSecure = true, isTouch = false } = {}) => {
    vi.stubGlobal('navigator', { userAgent })
    vi.stubGlobal('isSecureContext', isSecure)
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
  }
  afterEach(() => vi.unstubAllGlobals())

  it('is listed on Android without relays, and not if installed wallets are off', () => {
    browse(androidAgent, { isTouch: true })
    expect(listedOn({ ...settings, nostrRelays: [] })).toEqual(['solana'])
    expect(listedOn({ ...settings, enableInjected: false })).toEqual([])
    expect(mobileWallet.showsCode()).toBe(false)
  })

  it('is listed on a desktop while there are relays, also if installed wallets are off', () => {
    browse('Mozilla/5.0 (X11; Linux x86_64)')
    expect(listedOn({ ...settings, enableInjected: false })).toEqual(['solana'])
    expect(listedOn({ ...settings, nostrRelays: [] })).toEqual([])
    expect(mobileWallet.showsCode()).toBe(true)
  })

  it.each([
    ['in a web view', () => browse(webViewAgent, { isTouch: true })],
    ['on an iPhone', () => browse('Mozilla/5.0 (iPhone)', { isTouch: true })],
    ['in a page without a secure context', () => browse(androidAgent, { isSecure: false })],
  ])('is not listed %s', (_, prepare) => {
    prepare()
    expect(listedOn(settings)).toEqual([])
  })

  it('is not listed without Solana', () => {
    browse(androidAgent, { isTouch: true })
    expect(listedOn({ ...settings, namespaces: ['eip155'] })).toEqual([])
  })
})
