import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../src/chains/networks.ts'
import { setStatus, updateAccount } from '../../src/controllers/accounts.ts'
import { connectors } from '../../src/controllers/connectors.ts'
import { addModal, createModal, removeModal, setOpen } from '../../src/controllers/modal.ts'
import {
  networks,
  setActiveNamespace,
  setRequestedNetworks,
} from '../../src/controllers/networks.ts'
import { type onramp, updateOnramp } from '../../src/controllers/onramp.ts'
import { defaultOptions, options } from '../../src/controllers/options.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { type SignInGate, subscribeSignIn } from '../../src/controllers/signInGate.ts'
import { loadMessages, type MessageKey, translate } from '../../src/i18n/messages.ts'
import { laterParts } from '../../src/i18n/parts.ts'
import { createFakeStorage } from '../../src/storage/testing/fakeStorage.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { writable } from '../../src/utils/testing/writable.ts'
import { readView } from './readView.ts'

/** Title of each view, and the data that it requires. `{…}` stands for the name of that data. */
const views: Partial<Record<ViewName, [title: string, ...needs: (keyof ViewData)[]]>> = {
  Connect: ['Connect Wallet'],
  ConnectWallets: ['Connect Wallet'],
  ConnectSocials: ['All Socials'],
  AllWallets: ['All Wallets'],
  GetWallet: ['Get a Wallet'],
  Downloads: ['Get {wallet}', 'wallet'],
  ConnectingExternal: ['{wallet}', 'wallet'],
  ConnectingWalletConnect: ['{wallet}', 'wallet'],
  ConnectingWalletConnectBasic: ['WalletConnect'],
  ConnectingMultiChain: ['Select Chain', 'wallet'],
  ConnectingSocial: ['', 'provider'],
  ConnectingFarcaster: ['Farcaster'],
  ConnectingSiwe: ['Sign In'],
  SIWXSignMessage: ['Sign In'],
  ApproveTransaction: ['Approve Transaction'],
  EmailLogin: ['Email Login'],
  EmailVerifyOtp: ['Confirm Email', 'email'],
  EmailVerifyDevice: ['Register Device', 'email'],
  UpdateEmailWallet: ['Edit Email', 'email', 'redirectView'],
  UpdateEmailPrimaryOtp: ['Confirm Current Email', 'email', 'redirectView'],
  UpdateEmailSecondaryOtp: ['Confirm New Email', 'email', 'redirectView'],
  UpgradeEmailWallet: ['Upgrade Your Wallet'],
  Account: ['Account'],
  AccountSettings: ['Settings'],
  Profile: ['Profile'],
  SwitchAddress: ['Switch Address'],
  ChooseAccountName: ['Choose Name'],
  RegisterAccountName: ['Choose Name'],
  RegisterAccountNameSuccess: ['Name Registered'],
  Networks: ['Choose Network'],
  SwitchNetwork: ['{network}', 'network'],
  SwitchActiveChain: ['Switch Chain'],
  UnsupportedChain: ['Switch Network'],
  WalletCompatibleNetworks: ['Compatible Networks'],
  WalletSend: ['Send'],
  WalletSendSelectToken: ['Select Token'],
  WalletSendPreview: ['Review Send'],
  WalletReceive: ['Receive'],
  Transactions: ['Activity'],
  Swap: ['Swap'],
  SwapSelectToken: ['Select Token', 'target'],
  SwapPreview: ['Preview Swap'],
  OnRampProviders: ['Choose Provider'],
  OnRampTokenSelect: ['Select Token'],
  OnRampFiatSelect: ['Select Currency'],
  OnRampActivity: ['Activity'],
  BuyInProgress: ['Buy'],
  WhatIsAWallet: ['What is a Wallet?'],
  WhatIsANetwork: ['What is a Network?'],
  WhatIsABuy: ['What is Buy?'],
}
const names = Object.keys(views) as ViewName[]

const data: Record<string, unknown> = {
  wallet: { id: 'one', name: 'One' },
  network: 'eip155:1',
  email: 'ada@example.org',
  redirectView: 'Account',
  provider: 'google',
  target: 'source',
}

beforeAll(async () => {
  for (const part of laterParts) await loadMessages('en', part)
})

const modal = createModal(createRouter)
const ethereum = toNetwork('eip155:1')
const solana = toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const polkadot = toNetwork('polkadot:91b171bb158e2d3848fa23a9f1c25182')

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  Object.assign(options, defaultOptions, { projectId: 'p1', onramp: { coinbaseAppId: 'c' } })
  setRequestedNetworks([ethereum, solana, polkadot])
  writable(networks).active = { eip155: ethereum, solana, polkadot }
  setActiveNamespace('eip155')
  writable(connectors).list = [
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: 'eip155' },
  ]
  updateAccount('eip155', { profileName: 'ada.reown.id', caipNetworkId: 'eip155:1' })
  subscribeSignIn({ isOn: () => true } as Partial<SignInGate> as SignInGate)
  updateOnramp({ purchase: { provider: 'coinbase' } as typeof onramp.purchase })
  addModal(modal)
  modal.router.reset('ApproveTransaction')
  setOpen(modal, true)
})
afterEach(() => {
  removeModal(modal)
  setStatus('eip155', 'disconnected')
  subscribeSignIn(undefined)
  updateOnramp({ purchase: null })
  vi.unstubAllGlobals()
})

const open = (view: ViewName, given: object = data) => readView({ command: 'open', view, ...given })

it.each(names)('a command opens the view %s with its data and title', (view) => {
  expect(open(view).view).toBe(view)
  const [title] = views[view] ?? []
  expect(open(view).data.provider).toBe(view === 'ConnectingSocial' ? 'google' : undefined)
  const params = { wallet: '{wallet}', network: '{network}' }
  expect(translate('en', `title.${view}` as MessageKey, params)).toBe(title)
})

it.each(names.flatMap((view) => views[view]?.slice(1).map((key) => [view, key]) ?? []))(
  'the view %s does not open without its %s',
  (view, key) => {
    const rest = { ...data, [String(key)]: undefined }
    const failure = expect.objectContaining({ code: 'INVALID_VIEW_DATA' })
    expect(() => open(view as ViewName, rest)).toThrow(failure)
  },
)

it.each([
  ['ChooseAccountName', 'solana'],
  ['RegisterAccountName', 'solana'],
  ['Swap', 'solana'],
] as const)(
  'the view %s rejects with UNSUPPORTED_CHAIN if the command’s namespace, or else the active one, is %s',
  (view, namespace) => {
    const failure = expect.objectContaining({ code: 'UNSUPPORTED_CHAIN' })
    expect(() => open(view, { namespace })).toThrow(failure)
    setActiveNamespace(namespace)
    expect(() => open(view, {})).toThrow(failure)
    expect(open(view, { namespace: 'eip155' }).view).toBe(view)
  },
)

const ofEmbeddedWallet = [
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
] as const
const refusal = expect.objectContaining({ code: 'INVALID_VIEW_DATA' })

it.each(ofEmbeddedWallet)('the view %s opens only for the embedded wallet', (view) => {
  setStatus('eip155', 'connected')
  updateAccount('eip155', { connectorId: 'io.one' })
  expect(() => open(view)).toThrow(refusal)
  updateAccount('solana', { connectorId: 'ID_AUTH' })
  setStatus('solana', 'connected')
  expect(open(view, { ...data, namespace: 'solana' }).view).toBe(view)
  updateAccount('eip155', { connectorId: 'ID_AUTH' })
  expect(open(view).view).toBe(view)
})

it('ApproveTransaction does not open if no request is pending', () => {
  modal.router.reset('Account')
  expect(() => open('ApproveTransaction')).toThrow(refusal)
  modal.router.push('ApproveTransaction')
  setOpen(modal, false)
  expect(() => open('ApproveTransaction')).toThrow(refusal)
})
