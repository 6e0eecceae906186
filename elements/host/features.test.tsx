import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listFeatures } from '../../src/actions/account/listFeatures.ts'
import { offersActivity } from '../../src/actions/activity/offersActivity.ts'
import { testNetwork } from '../../src/actions/connection/testing/testWallet.ts'
import { hasLogins } from '../../src/actions/login/hasLogins.ts'
import { listConnectMethods } from '../../src/actions/login/listConnectMethods.ts'
import { track } from '../../src/actions/report/track.ts'
import { listConnectRows } from '../../src/actions/wallets/listConnectRows.ts'
import { offersAllWallets } from '../../src/actions/wallets/offersAllWallets.ts'
import { createModal } from '../../src/controllers/modal.ts'
import { setActiveNamespace, setRequestedNetworks } from '../../src/controllers/networks.ts'
import {
  connectMethods,
  defaultOptions,
  type Features,
  options,
  updateOptions,
} from '../../src/controllers/options.ts'
import { createRouter } from '../../src/controllers/router.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { Network } from '../../src/types/network.ts'
import type { ViewName } from '../../src/types/view.ts'
import { ModalContext } from '../../src/views/context.ts'
import { Legal } from '../../src/views/login/Legal.tsx'
import { listSocials } from '../../src/views/login/useSocials.ts'
import { readView } from './readView.ts'

const solanaNetwork: Network = {
  ...testNetwork(1),
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
}

const provider = 'google'
const email = 'ada@mail.example'
const redirectView = 'Account'

const featureRows = () => listFeatures('eip155', options)
const methods = () => {
  const socials = listSocials(options.features.socials, { isTelegram: false, userAgent: '' })
  const { features } = options
  const usual = { hasLogin: hasLogins(), hasInstalled: false, socialCount: socials.length }
  return listConnectMethods({ features, ...usual })
}
const wallet = (name: string) => ({ id: name, name })
const walletRows = () =>
  listConnectRows({
    connectors: [],
    recent: [wallet('recent')],
    featured: [wallet('featured')],
    recommended: [],
    custom: [],
    excludedIds: [],
    excludedRdns: [],
    excludedNames: [],
    order: options.features.connectorTypeOrder,
    namespaceFilter: null,
    isMobile: false,
    hasWalletConnect: true,
    usesEip6963: true,
  }).map((row) => row.wallet.id)

/** The effect of a flag on the visibility of its feature and on the views that commands may open. */
interface Switch {
  flag: keyof Features
  off: false
  isShown: () => boolean
  views: Partial<Record<ViewName, object>>
}

const switches: Switch[] = [
  {
    flag: 'swaps',
    off: false,
    isShown: () => featureRows().includes('swaps'),
    views: { Swap: {}, SwapSelectToken: { target: 'to' }, SwapPreview: {} },
  },
  {
    flag: 'onramp',
    off: false,
    isShown: () => featureRows().includes('onramp'),
    views: {
      OnRampProviders: {},
      OnRampTokenSelect: {},
      OnRampFiatSelect: {},
      OnRampActivity: {},
      WhatIsABuy: {},
    },
  },
  {
    flag: 'receive',
    off: false,
    isShown: () => featureRows().includes('receive'),
    views: { WalletReceive: {}, WalletCompatibleNetworks: {} },
  },
  {
    flag: 'send',
    off: false,
    isShown: () => featureRows().includes('send'),
    views: { WalletSend: {}, WalletSendSelectToken: {}, WalletSendPreview: {} },
  },
  {
    flag: 'email',
    off: false,
    isShown: () => methods().order.includes('email'),
    views: {
      EmailLogin: {},
      EmailVerifyOtp: { email },
      EmailVerifyDevice: { email },
      UpdateEmailWallet: { email, redirectView },
      UpdateEmailPrimaryOtp: { email, redirectView },
      UpdateEmailSecondaryOtp: { email, redirectView },
    },
  },
  {
    flag: 'socials',
    off: false,
    isShown: () => methods().order.includes('social'),
    views: { ConnectSocials: {}, ConnectingSocial: { provider }, ConnectingFarcaster: {} },
  },
  {
    flag: 'history',
    off: false,
    isShown: () => offersActivity('eip155', options),
    views: { Transactions: {} },
  },
  {
    flag: 'allWallets',
    off: false,
    isShown: () => offersAllWallets(options),
    views: { AllWallets: {} },
  },
]

/** The effect of a flag on the layout, with the default value and with the other value. */
interface Arrangement<Flag extends keyof Features = keyof Features> {
  flag: Flag
  other: Features[Flag]
  read: () => unknown
  before: unknown
  after: unknown
}

const legal = () =>
  renderToStaticMarkup(
    <ModalContext.Provider value={createModal(createRouter)}>
      <Legal>ways</Legal>
    </ModalContext.Provider>,
  ).includes('disabled')

const arrangements: Arrangement[] = [
  {
    flag: 'emailShowWallets',
    other: false,
    read: () => methods().collapsesWallets,
    before: false,
    after: true,
  },
  {
    flag: 'collapseWallets',
    other: true,
    read: () => methods().collapsesWallets,
    before: false,
    after: true,
  },
  { flag: 'legalCheckbox', other: true, read: legal, before: false, after: true },
  {
    flag: 'connectorTypeOrder',
    other: ['featured', 'recent'],
    read: walletRows,
    before: ['walletConnect', 'recent', 'featured'],
    after: ['featured', 'recent', 'walletConnect'],
  },
  {
    flag: 'walletFeaturesOrder',
    other: ['send', 'receive'],
    read: featureRows,
    before: ['onramp', 'swaps', 'receive', 'send'],
    after: ['send', 'receive'],
  },
  {
    flag: 'connectMethodsOrder',
    other: ['wallet', 'social'],
    read: () => methods().order,
    before: [...connectMethods],
    after: ['wallet', 'social', 'email'],
  },
]

function set<Flag extends keyof Features>(flag: Flag, value: Features[Flag]): void {
  updateOptions({ features: { ...defaultOptions.features, [flag]: value } })
}

beforeEach(() => {
  setRequestedNetworks([testNetwork(1), solanaNetwork])
  setActiveNamespace('eip155')
  Object.assign(options, {
    projectId: 'project',
    onramp: { coinbaseAppId: 'key' },
    termsUrl: 'https://shop.example/terms',
    features: { ...defaultOptions.features },
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a feature whose flag is off is hidden, and commands cannot open its views', () => {
  it.each(switches)('$flag', ({ flag, off, isShown, views }) => {
    const open = (view: string, data: object) => readView({ command: 'open', view, ...data })
    expect(isShown()).toBe(true)
    for (const [view, data] of Object.entries(views)) expect(open(view, data).view).toBe(view)
    set(flag, off)
    expect(isShown()).toBe(false)
    for (const [view, data] of Object.entries(views)) {
      expect(() => open(view, data), view).toThrow(expect.objectContaining({ code: 'NOT_ENABLED' }))
    }
  })
})

describe('a feature with a list of chain families is on only in these families', () => {
  const inFamilies = switches.filter(({ flag }) => ['receive', 'send', 'history'].includes(flag))

  it.each(inFamilies)('$flag', ({ flag, isShown, views }) => {
    const open = (view: string, namespace: Namespace) =>
      readView({ command: 'open', view, namespace }).view
    set(flag, ['eip155'])
    expect(isShown()).toBe(true)
    for (const view of Object.keys(views)) {
      expect(open(view, 'eip155')).toBe(view)
      expect(() => open(view, 'solana'), view).toThrow(
        expect.objectContaining({ code: 'UNSUPPORTED_CHAIN' }),
      )
    }
    set(flag, ['solana'])
    expect(isShown()).toBe(false)
    for (const view of Object.keys(views)) {
      expect(open(view, 'solana')).toBe(view)
      expect(() => open(view, 'eip155'), view).toThrow(
        expect.objectContaining({ code: 'UNSUPPORTED_CHAIN' }),
      )
    }
  })
})

describe('a flag for the layout changes the layout', () => {
  it.each(arrangements)('$flag', ({ flag, other, read, before, after }) => {
    expect(read()).toEqual(before)
    set(flag, other)
    expect(read()).toEqual(after)
  })
})

it('analytics sends no request to the service while it is off', async () => {
  const requested = vi.fn(async () => new Response('{"isAnalyticsEnabled":false}'))
  vi.stubGlobal('fetch', requested)
  track('CLICK_CONVERT')
  // The chunk that sends analytics events, if they are on, has loaded when this resolves.
  await import('../../src/actions/report/sendAnalytics.ts')
  expect(requested).not.toHaveBeenCalled()
  set('analytics', true)
  track('CLICK_CONVERT')
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce())
})

it('every feature flag has a test in this file', () => {
  const tested = [...switches, ...arrangements].map(({ flag }) => flag)
  // `analytics` has a test of its own above, `smartSessions` in e2e/sign-in/smartSessions.spec.ts.
  // `permissions` in e2e/faults/turnedOff.spec.ts.
  const all = [...tested, 'analytics', 'permissions', 'smartSessions'].sort()
  expect(all).toEqual(Object.keys(defaultOptions.features).sort())
})
