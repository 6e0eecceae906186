import { expect, polkadotAccounts, test, verifies } from '../../fixtures/chains/polkadot.ts'
import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'

const [first, second] = polkadotAccounts.polkadot
const wallet = 'test-wallet'

test('a Polkadot wallet that is injected late is listed, and restored after a reload', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet({ injectLate: 700 })
  await openPolkadot()
  await host.command('open')
  await expect(host.button(/^test-wallet/)).toBeVisible()
  await host.button(/^test-wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await polkadotWallet.prompted()).toEqual([])
})

test('well-known wallets are listed under their product names', async ({
  host,
  page,
  openPolkadot,
}) => {
  await page.addInitScript(() => {
    const enable = () => Promise.reject(new Error('Rejected'))
    const keys = ['polkadot-js', 'subwallet-js', 'talisman', 'some-other', 'walletConnect']
    const wallets = Object.fromEntries(keys.map((key) => [key, { version: '1', enable }]))
    const strange = { '': { enable }, 'no-function': { enable: 1 }, nothing: null }
    Reflect.set(window, 'injectedWeb3', { ...wallets, ...strange })
  })
  await openPolkadot()
  await host.command('open')
  for (const name of ['Polkadot.js', 'SubWallet', 'Talisman', 'some-other']) {
    await expect(host.button(new RegExp(`^${name}`))).toBeVisible()
  }
  await expect(host.button(/no-function|nothing/)).toHaveCount(0)
})

test('a rejected connection leaves the state unchanged, and the user can retry', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet({ autoApprove: false })
  await openPolkadot()
  const connecting = host.command('connect', { wallet })
  await polkadotWallet.reject()
  expect(await connecting).toEqual({ error: 'USER_REJECTED' })
  expect(await host.state()).toMatchObject({ status: 'disconnected', address: null })

  const again = host.command('connect', { wallet })
  await polkadotWallet.approve()
  expect(await again).toMatchObject({ address: first })

  const signing = host.command('sign-message', { message: 'Hello' })
  await polkadotWallet.reject()
  expect(await signing).toEqual({ error: 'USER_REJECTED' })
  expect(await host.state()).toMatchObject({ status: 'connected', address: first })
})

const invalid = 'WALLET_INVALID_RESPONSE'
const none = 'WALLET_NO_ACCOUNT'
const badAccounts: [what: string, accounts: unknown, code: string][] = [
  ['no account', [], none],
  [
    'an address of another family',
    [{ address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' }],
    invalid,
  ],
  [
    'a mistyped address',
    [{ address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ' }],
    invalid,
  ],
  ['a malformed list', { length: 1 }, invalid],
  ['null', null, invalid],
  ['accounts of EVM keys alone', [{ address: `0x${'ab'.repeat(20)}`, type: 'ethereum' }], none],
]

for (const [what, accounts, code] of badAccounts) {
  test(`a wallet that returns ${what} is not connected`, async ({
    host,
    openPolkadot,
    installPolkadotWallet,
  }) => {
    await installPolkadotWallet({ behaviour: { accounts } })
    await openPolkadot()
    expect(await host.command('connect', { wallet })).toEqual({ error: code })
    expect(await errorCodes(host)).toEqual([code])
    expect((await host.state()).status).toBe('disconnected')
  })
}

test('accounts with EVM keys are not listed', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
}) => {
  await installPolkadotWallet({ behaviour: { ethereumAccount: true } })
  await openPolkadot()
  await host.command('connect', { wallet })
  const { accounts } = await host.state()
  expect(accounts.polkadot?.accounts.map(({ address }) => address)).toEqual([first, second])
})

test('a malformed wallet response rejects the request, and the wallet stays connected', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet({ behaviour: { nonsense: ['enable'] } })
  await openPolkadot()
  expect(await host.command('connect', { wallet })).toEqual({ error: 'WALLET_INVALID_RESPONSE' })
  await polkadotWallet.setBehaviour({ nonsense: ['signRaw'] })
  await host.command('connect', { wallet })
  expect(await host.command('sign-message', { message: 'Hi' })).toEqual({
    error: 'WALLET_INVALID_RESPONSE',
  })
  await polkadotWallet.setBehaviour({})
  const signature = await host.command('sign-message', { message: 'Hi' })
  expect(verifies(first, 'Hi', signature)).toBe(true)
})

test('requests to an extension that was updated while the page is open reject, and throw no error into the page', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot()
  await host.command('connect', { wallet })
  await polkadotWallet.setBehaviour({ gone: true })
  expect(await host.command('sign-message', { message: 'Hi' })).toEqual({
    error: 'WALLET_UNREACHABLE',
  })
  await host.command('disconnect')
  expect((await host.state()).status).toBe('disconnected')
  expect(await host.command('connect', { wallet })).toEqual({ error: 'WALLET_UNREACHABLE' })
})

test('a wallet that revokes the site’s permission is disconnected', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot()
  await host.command('connect', { wallet })
  await polkadotWallet.forget()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const [end] = await host.events('disconnect')
  expect(end?.detail).toEqual({ namespace: 'polkadot', reason: 'wallet' })
  await host.reload()
  expect(await polkadotWallet.requestedMethods()).toEqual([])
})

test('a signature request that is pending during an account change still resolves', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet({ autoApprove: false })
  await openPolkadot()
  const connecting = host.command('connect', { wallet })
  await polkadotWallet.approve()
  await connecting
  const signing = host.command('sign-message', { message: 'as the first' })
  await expect.poll(() => polkadotWallet.requestedMethods()).toContain('signRaw')
  await polkadotWallet.allow(1)
  await expect(host.element()).toHaveAttribute('address', second)
  await polkadotWallet.approve()
  // The signature was requested for the first account, so it must be a signature of this account.
  expect(verifies(first, 'as the first', await signing)).toBe(true)
})

test('an attribute with a malformed network id emits an error, and the last valid networks stay in force', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot()
  await host.command('connect', { wallet })
  const network = {
    id: '91b171bb',
    name: 'Bad',
    chainNamespace: 'polkadot',
    nativeCurrency: { name: 'DOT', symbol: 'DOT', decimals: 10 },
    rpcUrls: { default: { http: [] } },
  }
  // No node of Polkadot's main network runs in tests, so the balance request fails at some time.
  const refusals = async () =>
    (await errorCodes(host)).filter((code) => code !== 'BALANCE_UNAVAILABLE')
  for (const wrong of [
    { ...network, caipNetworkId: 'polkadot:' },
    { ...network, caipNetworkId: 'polkadot:something else' },
    { ...network, caipNetworkId: 'polkadot:91b171bb', ss58Prefix: 'zero' },
    { ...network, caipNetworkId: 'polkadot:91b171bb', ss58Prefix: 20_000 },
  ]) {
    const before = (await refusals()).length
    await setAttributes(host, { networks: JSON.stringify([wrong]) })
    await expect.poll(refusals).toHaveLength(before + 1)
    expect((await refusals()).at(-1)).toBe('INVALID_ATTRIBUTE')
    expect((await host.state()).address).toBe(first)
  }
})
