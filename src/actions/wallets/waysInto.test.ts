import { beforeEach, describe, expect, it, vi } from 'vitest'
import { metamask } from '../../connectors/metamask/kind.ts'
import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { addConnector, removeConnectors } from '../../controllers/connectors.ts'
import { networks } from '../../controllers/networks.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { writable } from '../../utils/testing/writable.ts'
import { toOpenableBase } from './inAppBrowsers.ts'
import { inAppLink, rememberWay, waysInto } from './waysInto.ts'

const page = 'https%3A%2F%2Fapp.example%2Fswap%3Fa%3D1%262%23top'
const origin = 'https%3A%2F%2Fapp.example'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9)'

function on(userAgent: string): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
}

const requestedNetwork = (chainNamespace: Namespace) => ({ chainNamespace }) as Network
const named = (name: string, mobile_link?: string) => ({ id: name, name, mobile_link })

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('window', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', new URL('https://app.example/swap?a=1&2#top'))
  on(android)
  addConnector({ ...walletConnect.connector, type: walletConnect.type, namespace: 'eip155' })
  return () => {
    vi.unstubAllGlobals()
    removeConnectors(() => true)
    writable(networks).requested = []
  }
})

it.each<[string, Namespace, string]>([
  ['Phantom', 'solana', `https://phantom.app/ul/browse/${page}?ref=${origin}`],
  ['Solflare', 'solana', `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`],
  ['Backpack', 'solana', `https://backpack.app/ul/v1/browse/${page}?ref=${origin}`],
  ['Coinbase Wallet', 'solana', `https://go.cb-w.com/dapp?cb_url=${page}`],
  ['MetaMask', 'eip155', 'https://link.metamask.io/dapp/app.example/swap?a=1&2'],
  ['Trust Wallet', 'solana', `https://link.trustwallet.com/open_url?coin_id=501&url=${page}`],
  ['Bitget Wallet', 'bip122', `https://bkcode.vip?action=dapp&url=${page}`],
  ['Xverse', 'bip122', `https://connect.xverse.app/browser?url=${page}`],
  ['Nova Wallet', 'polkadot', `https://app.novawallet.io/open/dapp?url=${page}`],
  ['SubWallet', 'polkadot', `https://mobile.subwallet.app/browser?url=${page}`],
  [
    'OKX Wallet',
    'eip155',
    `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${page}`)}`,
  ],
  [
    'UniSat Wallet',
    'bip122',
    `https://app.unisat.cloud/request?method=openDapp&from=app.example&data=${encodeURIComponent(btoa('["https://app.example/swap?a=1&2#top"]'))}`,
  ],
])('%s opens the page in the browser of its app on %s', (name, namespace, link) => {
  expect(inAppLink(named(name), { namespace })).toBe(link)
})

it('a wallet without a browser, in a family that its browser lacks, or that is here already, has no link', () => {
  expect(inAppLink(named('Rainbow'), { namespace: 'eip155' })).toBeNull()
  expect(inAppLink(named('constructor'), { namespace: 'eip155' })).toBeNull()
  expect(inAppLink(named('MetaMask'), { namespace: 'bip122' })).toBeNull()
  vi.stubGlobal('window', { phantom: {} })
  expect(inAppLink(named('Phantom'), { namespace: 'solana' })).toBeNull()
})

it('a wallet whose browser lacks the active family opens for another one of the page', () => {
  writable(networks).requested = [requestedNetwork('eip155'), requestedNetwork('bip122')]
  expect(inAppLink(named('Xverse'), {})).toContain('https://connect.xverse.app/')
  writable(networks).requested = [requestedNetwork('eip155')]
  expect(inAppLink(named('Xverse'), {})).toBeNull()
})

it('a link on iOS is the wallet’s universal one, unless the page names another app', () => {
  const metaMask = named('MetaMask')
  expect(toOpenableBase(metaMask, 'metamask://')).toBe('metamask://')
  on(iPhone)
  expect(toOpenableBase(metaMask, 'metamask://')).toBe('https://metamask.app.link')
  expect(toOpenableBase(metaMask, 'flask://')).toBe('flask://')
  expect(toOpenableBase(metaMask, 'https://own.example')).toBe('https://own.example')
  expect(toOpenableBase(named('Rainbow'), 'rainbow://')).toBe('rainbow://')
})

describe('the ways into a wallet', () => {
  const metaMask = named('MetaMask', 'metamask://')
  const on155 = { namespace: 'eip155' } as const

  it('are none on a desktop, whose code and extension are other platforms', () => {
    on('Mozilla/5.0 (X11; Linux x86_64)')
    expect(waysInto(metaMask, on155)).toEqual([])
  })

  it('begin with the app where it pairs, and with its browser where it may not', () => {
    expect(waysInto(metaMask, on155)).toEqual(['app', 'inApp', 'qrcode'])
    expect(waysInto(metaMask, { namespace: 'solana' })).toEqual(['inApp', 'app', 'qrcode'])
  })

  it('are the browser alone for a wallet that never pairs, and where the page has no WalletConnect', () => {
    const solana = { namespace: 'solana' } as const
    expect(waysInto(named('Phantom', 'phantom://'), solana)).toEqual(['inApp'])
    removeConnectors(() => true)
    expect(waysInto(metaMask, on155)).toEqual(['inApp'])
    expect(waysInto(named('Rainbow', 'rainbow://'), on155)).toEqual([])
  })

  it('begin on iOS with a web page, since a scheme without its app shows an error there', () => {
    on(iPhone)
    const okx = named('OKX Wallet', 'okex://main')
    expect(waysInto(okx, on155)).toEqual(['inApp', 'app', 'qrcode'])
    expect(waysInto(named('Rainbow', 'rainbow://'), on155)).toEqual(['app', 'qrcode'])
    // MetaMask pairs by a universal link too.
    expect(waysInto(metaMask, on155)).toEqual(['app', 'inApp', 'qrcode'])
    // An app that the page names itself has no other link.
    expect(waysInto(named('MetaMask', 'flask://'), on155)[0]).toBe('inApp')
    rememberWay(okx, 'app')
    expect(waysInto(okx, on155)).toEqual(['app', 'inApp', 'qrcode'])
  })

  it('begin with the one that the user took last, for each wallet', () => {
    rememberWay(metaMask, 'qrcode')
    rememberWay(metaMask, 'inApp')
    expect(waysInto(metaMask, on155)).toEqual(['inApp', 'app', 'qrcode'])
    expect(waysInto(named('Coinbase Wallet', 'cbwallet://'), on155)[0]).toBe('app')
    rememberWay(metaMask, 'app')
    expect(waysInto(metaMask, on155)[0]).toBe('app')
  })
})

describe('a wallet with a relay of its own', () => {
  const wallet = { ...named('MetaMask', 'metamask://'), rdns: 'io.metamask' }
  const list = () =>
    addConnector({ ...metamask.connector, type: metamask.type, namespace: 'eip155' })

  it('is reached by that relay first on a phone, then as other wallets are', () => {
    list()
    const target = { namespace: 'eip155' } as const
    expect(waysInto(wallet, target)).toEqual(['own', 'app', 'inApp', 'qrcode'])
    rememberWay(wallet, 'app')
    expect(waysInto(wallet, target)[0]).toBe('app')
  })

  it('has WalletConnect as the other way on a desktop, if the page has it', () => {
    on('Mozilla/5.0 (X11; Linux x86_64)')
    expect(waysInto(wallet, {})).toEqual([])
    list()
    expect(waysInto(wallet, {})).toEqual(['own', 'qrcode'])
    removeConnectors(({ id }) => id === walletConnect.connector.id)
    expect(waysInto(wallet, {})).toEqual(['own'])
  })
})
