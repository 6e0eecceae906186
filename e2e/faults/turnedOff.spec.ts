import { expect, test } from '../fixtures/test.ts'

const wallet = { id: 'some', name: 'Some Wallet', mobile_link: 'some://' }

const cases: readonly (readonly [
  what: string,
  attributes: Record<string, string | null>,
  code: string,
  commands: readonly (readonly [command: string, data: Record<string, unknown>])[],
])[] = [
  [
    'enable-walletconnect="false"',
    { 'enable-walletconnect': 'false' },
    'NOT_ENABLED',
    [
      ['open', { view: 'AllWallets' }],
      ['open', { view: 'ConnectingWalletConnectBasic' }],
      ['open', { view: 'ConnectingWalletConnect', wallet }],
      ['connect', { wallet: 'walletConnect' }],
    ],
  ],
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
    'one social that is not offered',
    { features: '{"socials":["github"]}' },
    'NOT_ENABLED',
    [['open', { view: 'ConnectingSocial', provider: 'google' }]],
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
  test(`what is off cannot be opened by command: ${what}`, async ({ host }) => {
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

test('with WalletConnect off there is no way to all wallets', async ({ host, installWallet }) => {
  await installWallet()
  await host.open({ attributes: { 'enable-walletconnect': 'false' } })
  await host.command('open')
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await expect(host.button(/^All Wallets/)).toHaveCount(0)
})

test('a network that is not configured: event, rejection and, with debug, the open modal say so', async ({
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

test('a default network that is not among the networks is one invalid attribute', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum', 'default-network': 'solana' } })
  await host.state()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
  await host.command('open')
  const errors = (await host.events('error')).map(({ detail }) => [detail.code, detail.cause])
  expect(errors).toEqual([['INVALID_ATTRIBUTE', { attribute: 'default-network', path: '' }]])
})

test('the log can be read by command', async ({ host }) => {
  await host.open()
  await host.command('open', { view: 'Casino' })
  expect(await host.command('log')).toContain('UNKNOWN_VIEW')
})
