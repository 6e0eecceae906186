import type { HostPage } from '../fixtures/page/hostPage.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { expect, test } from '../fixtures/test.ts'

const wallet = { id: 'some', name: 'Some Wallet', mobile_link: 'some://' }

const coinbase = {
  id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  name: 'Coinbase Wallet',
  rdns: 'com.coinbase.wallet',
  mobile_link: 'cbwallet://',
}
const email = 'ada@example.com'
const everything = { smartSessions: true }

/** Attributes that turn something off, the controls that lead to it (`view: name`), and its commands. */
const switches: readonly {
  attributes: Record<string, string>
  controls: readonly string[]
  commands: readonly Record<string, unknown>[]
}[] = [
  {
    attributes: { 'enable-network-switch': 'false' },
    controls: [
      'page: Ethereum',
      'Account: Ethereum network',
      'Account: Switch chain',
      'AccountSettings: Ethereum Network',
      'Profile: Connect another network',
    ],
    commands: [
      { command: 'open', view: 'Networks' },
      { command: 'open', view: 'SwitchNetwork', network: 'base' },
      { command: 'open', view: 'SwitchActiveChain' },
      { command: 'open', view: 'UnsupportedChain' },
      { command: 'switch-network', network: 'base' },
    ],
  },
  {
    attributes: { 'enable-wallet-guide': 'false' },
    controls: [
      'Connect: What is a wallet?',
      'Connect: Get started',
      'Networks: What is a network?',
      'WhatIsAWallet: Get a wallet',
    ],
    commands: [
      { command: 'open', view: 'WhatIsAWallet' },
      { command: 'open', view: 'WhatIsANetwork' },
      { command: 'open', view: 'GetWallet' },
    ],
  },
  {
    attributes: { 'enable-coinbase': 'false' },
    controls: [
      'Connect: Coinbase Wallet',
      'AllWallets: Coinbase Wallet',
      'GetWallet: Coinbase Wallet',
    ],
    commands: [
      { command: 'connect', wallet: coinbase.rdns },
      { command: 'connect', wallet: coinbase.id },
      { command: 'connect', wallet: coinbase.name },
      { command: 'open', view: 'ConnectingExternal', wallet: coinbase },
      { command: 'open', view: 'ConnectingWalletConnect', wallet: coinbase },
      { command: 'open', view: 'ConnectingMultiChain', wallet: coinbase },
      { command: 'open', view: 'Downloads', wallet: coinbase },
    ],
  },
  {
    attributes: { 'exclude-wallet-ids': coinbase.id },
    controls: [
      'Connect: Coinbase Wallet',
      'AllWallets: Coinbase Wallet',
      'GetWallet: Coinbase Wallet',
    ],
    commands: [
      { command: 'connect', wallet: coinbase.id },
      { command: 'open', view: 'Downloads', wallet: coinbase },
    ],
  },
  {
    attributes: { 'enable-walletconnect': 'false' },
    controls: ['Connect: WalletConnect', 'Connect: All wallets', 'GetWallet: Explore'],
    commands: [
      { command: 'open', view: 'AllWallets' },
      { command: 'open', view: 'ConnectingWalletConnectBasic' },
      { command: 'open', view: 'ConnectingWalletConnect', wallet },
      { command: 'connect', wallet: 'walletConnect' },
    ],
  },
  {
    attributes: { 'all-wallets': 'hide' },
    controls: ['Connect: All wallets', 'GetWallet: Explore'],
    commands: [{ command: 'open', view: 'AllWallets' }],
  },
  {
    attributes: { features: '{"allWallets":false}' },
    controls: ['Connect: All wallets', 'GetWallet: Explore'],
    commands: [{ command: 'open', view: 'AllWallets' }],
  },
  {
    attributes: { features: '{"email":false}' },
    controls: ['Connect: Email'],
    commands: [
      { command: 'open', view: 'EmailLogin' },
      { command: 'open', view: 'EmailVerifyOtp', email },
      { command: 'open', view: 'EmailVerifyDevice', email },
      { command: 'open', view: 'UpdateEmailWallet', email, redirectView: 'Account' },
    ],
  },
  {
    attributes: { features: '{"socials":false}' },
    controls: ['Connect: Google', 'ConnectSocials: GitHub'],
    commands: [
      { command: 'open', view: 'ConnectSocials' },
      { command: 'open', view: 'ConnectingSocial', provider: 'google' },
      { command: 'open', view: 'ConnectingFarcaster' },
    ],
  },
  {
    attributes: { features: '{"socials":["github"]}' },
    controls: ['Connect: Google'],
    commands: [{ command: 'open', view: 'ConnectingSocial', provider: 'google' }],
  },
  {
    attributes: { features: '{"swaps":false}' },
    controls: ['Account: Swap'],
    commands: [
      { command: 'open', view: 'Swap' },
      { command: 'open', view: 'SwapSelectToken', target: 'to' },
      { command: 'open', view: 'SwapPreview' },
    ],
  },
  {
    attributes: { features: '{"onramp":false}' },
    controls: ['Account: Buy'],
    commands: [
      { command: 'open', view: 'OnRampProviders' },
      { command: 'open', view: 'OnRampActivity' },
      { command: 'open', view: 'WhatIsABuy' },
    ],
  },
  {
    attributes: { features: '{"send":false}' },
    controls: ['Account: Send'],
    commands: [
      { command: 'open', view: 'WalletSend' },
      { command: 'open', view: 'WalletSendSelectToken' },
      { command: 'open', view: 'WalletSendPreview' },
    ],
  },
  {
    attributes: { features: '{"receive":false}' },
    controls: ['Account: Receive'],
    commands: [
      { command: 'open', view: 'WalletReceive' },
      { command: 'open', view: 'WalletCompatibleNetworks' },
    ],
  },
  {
    attributes: { features: '{"history":false}' },
    controls: ['Account: Activity'],
    commands: [{ command: 'open', view: 'Transactions' }],
  },
  {
    attributes: { features: '{"permissions":false}' },
    controls: ['AccountSettings: Permissions'],
    commands: [{ command: 'open', view: 'Permissions' }],
  },
  {
    attributes: { features: '{"smartSessions":false}' },
    controls: [],
    commands: [{ command: 'open', view: 'SmartSessionList' }],
  },
]

/** Titles of the views that open without a connection, by view. */
const disconnectedViews = {
  Connect: 'Connect Wallet',
  AllWallets: 'All Wallets',
  GetWallet: 'Get a Wallet',
  ConnectSocials: 'All Socials',
  WhatIsAWallet: 'What is a Wallet?',
}
const connectedViews = {
  Account: 'Account',
  AccountSettings: 'Settings',
  Profile: 'Profile',
  Networks: 'Choose Network',
}

/** Lists enabled controls as `view: name`, in each view that opens and in the page's buttons. */
async function listControls(
  host: HostPage,
  views: Readonly<Record<string, string>>,
): Promise<string[]> {
  const found: string[] = []
  const note = (place: string, snapshot: string) => {
    const controls = snapshot.matchAll(/- (?:button|textbox|tab) "([^"]*)"(.*)$/gm)
    for (const [, name, state = ''] of controls) {
      if (!state.includes('[disabled]')) found.push(`${place}: ${name}`)
    }
  }
  for (const [view, title] of Object.entries(views)) {
    const refused = await host.command('open', { view })
    if (refused) continue
    await expect(host.element()).toHaveAttribute('view', view)
    await expect(host.dialog(title)).toBeVisible()
    await standStill(host.page)
    if (view === 'AllWallets') {
      await host.dialog().getByRole('searchbox').fill('coinbase')
      await expect(host.button(/MetaMask/)).toHaveCount(0)
    }
    await host.page.waitForLoadState('networkidle')
    await expect(host.dialog().getByRole('status', { name: 'Loading' })).toHaveCount(0)
    note(view, await host.dialog().ariaSnapshot())
  }
  await host.command('close')
  await host.page.waitForLoadState('networkidle')
  await standStill(host.page)
  note('page', await host.page.locator('wallet-network-button').ariaSnapshot())
  return found
}

const isOf = (control: string) => (found: string) => found.startsWith(control)

async function openWith(host: HostPage, attributes: Record<string, string>): Promise<void> {
  const features = { ...everything, ...JSON.parse(attributes.features ?? '{}') }
  await host.open({
    attributes: {
      networks: 'ethereum base solana',
      onramp: '{"coinbaseAppId":"demo"}',
      'featured-wallet-ids': coinbase.id,
      ...attributes,
      features: JSON.stringify(features),
    },
    body: '<wallet-network-button for="wallet"></wallet-network-button>',
  })
}

/** Connects the wallet, and lists the controls of these views and of the page. */
async function walk(host: HostPage, views: ReadonlySet<string>): Promise<string[]> {
  const among = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).filter(([view]) => views.has(view)))
  const disconnected = await listControls(host, among(disconnectedViews))
  await host.command('connect', { wallet: 'test.wallet' })
  return [...disconnected, ...(await listControls(host, among(connectedViews)))]
}

test('every control that an attribute can hide is visible by default', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await openWith(host, {})
  const found = await walk(host, new Set(Object.keys({ ...disconnectedViews, ...connectedViews })))
  for (const control of switches.flatMap(({ controls }) => controls)) {
    expect(found.filter(isOf(control)), `${control} in ${found.join(', ')}`).not.toEqual([])
  }
})

for (const { attributes, controls, commands } of switches) {
  const [what] = Object.entries(attributes).map(([name, value]) => `${name}=${value}`)
  test(`no control and no command opens a feature that is turned off: ${what}`, async ({
    host,
    installWallet,
  }) => {
    await installWallet()
    await openWith(host, attributes)
    const places = controls.map((control) => control.split(':', 1)[0] ?? '')
    const found = await walk(host, new Set(places))
    for (const control of controls) expect(found.filter(isOf(control))).toEqual([])
    const before = await host.state()
    for (const { command, ...data } of commands) {
      const refused = await host.command(String(command), data)
      expect(refused, JSON.stringify({ command, ...data })).toEqual({ error: 'NOT_ENABLED' })
      expect(await host.state()).toEqual(before)
    }
    await expect(host.dialog()).toHaveCount(0)
  })
}

test('the modal neither lists nor restores an installed Coinbase Wallet while the host disables it', async ({
  host,
  installWallet,
}) => {
  const { rdns, name } = coinbase
  await installWallet({ rdns, name })
  await openWith(host, {})
  await host.command('connect', { wallet: rdns })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await openWith(host, { 'enable-coinbase': 'false' })
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.command('open')
  await expect(host.button(/^MetaMask|^WalletConnect/).first()).toBeVisible()
  await expect(host.button(/^Coinbase/)).toHaveCount(0)
})

const cases: readonly (readonly [
  what: string,
  attributes: Record<string, string | null>,
  code: string,
  commands: readonly (readonly [command: string, data: Record<string, unknown>])[],
])[] = [
  [
    'email and socials off',
    { features: '{"email":false,"socials":false}' },
    'NOT_ENABLED',
    [
      ['open', { view: 'EmailLogin' }],
      ['open', { view: 'EmailVerifyOtp', email: 'a@example.com' }],
      ['open', { view: 'ConnectSocials' }],
      ['open', { view: 'ConnectingSocial', provider: 'google' }],
      ['open', { view: 'ConnectingFarcaster' }],
      ['connect', { wallet: 'auth' }],
    ],
  ],
  [
    'no project id',
    { 'project-id': null, features: null },
    'PROJECT_ID_NOT_CONFIGURED',
    [
      ['open', { view: 'AllWallets' }],
      ['open', { view: 'EmailLogin' }],
      ['open', { view: 'ConnectSocials' }],
      ['connect', { wallet: 'auth' }],
    ],
  ],
]

for (const [what, attributes, code, commands] of cases) {
  test(`a command for a view that is turned off rejects: ${what}`, async ({ host }) => {
    await host.open({ attributes })
    const before = await host.state()
    for (const [command, data] of commands) {
      expect(await host.command(command, data), `${command} ${JSON.stringify(data)}`).toEqual({
        error: code,
      })
      expect(await host.state()).toEqual(before)
    }
    await expect(host.dialog()).toHaveCount(0)
  })
}

test('a switch to a network that is not configured rejects and emits an error, which the modal shows with debug', async ({
  host,
  page,
}) => {
  await host.open({ attributes: { debug: '' } })
  await host.command('open')
  const rejection = await page.evaluate(async () => {
    const detail: Record<string, unknown> = { command: 'switch-network', network: 'polygon' }
    document
      .querySelector('wallet-modal')
      ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    return Promise.resolve(detail.result).catch(({ code, message, shortMessage }) => {
      return [code, message, shortMessage]
    })
  })
  const sentence = 'Network Not Found'
  expect(rejection).toEqual(['NETWORK_NOT_FOUND', sentence, sentence])
  const [error, ...others] = await host.events('error')
  expect(error?.detail).toMatchObject({ code: 'NETWORK_NOT_FOUND', shortMessage: sentence })
  expect(others).toEqual([])
  await expect(host.dialog().getByRole('alert').filter({ hasText: sentence })).toBeVisible()
})

test('a default-network that is not among the networks emits one INVALID_ATTRIBUTE', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum', 'default-network': 'solana' } })
  await host.state()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
  await host.command('open')
  const errors = (await host.events('error')).map(({ detail }) => [detail.code, detail.cause])
  expect(errors).toEqual([['INVALID_ATTRIBUTE', { attribute: 'default-network', path: '' }]])
})

test('the command log returns the errors that were logged', async ({ host }) => {
  await host.open()
  await host.command('open', { view: 'Casino' })
  expect(await host.command('log')).toContain('UNKNOWN_VIEW')
})
