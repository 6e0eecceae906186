import { expect, test } from '../fixtures/test.ts'

const ethereum = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
const others = [
  solana,
  'polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
]
const refused = { error: 'NOT_ENABLED' }

test('an account that the page names is shown without a wallet, and nothing of it is signed', async ({
  host,
}) => {
  await host.open()
  expect(await host.command('connect', { address: ethereum })).toMatchObject({
    caipAddress: ethereum,
    wallet: { id: 'watchOnly', type: 'WATCH_ONLY' },
    restored: false,
  })
  const [, , address] = ethereum.split(':')
  expect(await host.request('eth_accounts')).toEqual([address])
  expect(await host.request('eth_chainId')).toBe('0x1')
  expect(await host.request('eth_getBalance', [address, 'latest'])).toMatch(/^0x[\da-f]+$/)
  for (const [method, params] of [
    ['personal_sign', ['0x00', address]],
    ['eth_sendTransaction', [{ from: address, to: address }]],
    ['wallet_sendCalls', [{ calls: [] }]],
  ] as const) {
    expect(await host.request(method, [...params]), method).toMatchObject({ error: 4100 })
  }
  for (const view of ['WalletSend', 'Swap', 'OnRampProviders', 'Permissions']) {
    expect(await host.command('open', { view }), view).toEqual(refused)
  }
  await host.command('open')
  await expect(host.dialog('Account').getByText('Watch only')).toBeVisible()
  await expect(host.dialog('Account').getByText(/ETH/).first()).toBeVisible()
  await expect(host.button('Send')).toBeHidden()
  await expect(host.button('Receive')).toBeVisible()
})

test('an account without a wallet stays through a reload, changes its network, and leaves with Disconnect', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum base' } })
  await host.command('connect', { address: ethereum })
  await host.command('switch-network', { network: 'base' })
  expect(await host.request('eth_chainId')).toBe('0x2105')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const [restored] = await host.events('connect')
  expect(restored?.detail).toMatchObject({ restored: true, wallet: { type: 'WATCH_ONLY' } })
  await host.command('open')
  await host.button('Disconnect').click()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

test('accounts of all families are shown without a wallet', async ({ host }) => {
  await host.open({ attributes: { networks: 'ethereum solana polkadot bitcoin' } })
  for (const address of others) {
    expect(await host.command('connect', { address }), address).toMatchObject({
      caipAddress: address,
      wallet: { type: 'WATCH_ONLY' },
    })
    const [namespace] = address.split(':')
    const signed = await host.command('sign-message', { message: 'Hello', namespace })
    expect(signed, address).toHaveProperty('error')
  }
  expect(Object.keys((await host.state()).accounts).sort()).toEqual([
    'bip122',
    'polkadot',
    'solana',
  ])
})

test('what is no account of the page’s networks is refused, and changes nothing', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum bitcoin' } })
  const invalid = { error: 'INVALID_VIEW_DATA' }
  for (const address of ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'eip155:1:0x7099', '', 7]) {
    expect(await host.command('connect', { address }), String(address)).toEqual(invalid)
  }
  const testnet =
    'bip122:000000000019d6689c085ae165831e93:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect(await host.command('connect', { address: testnet })).toEqual(invalid)
  const mixed = { address: ethereum, namespace: 'bip122' }
  expect(await host.command('connect', mixed)).toEqual(invalid)
  expect(await host.command('connect', { address: solana })).toEqual({ error: 'NETWORK_NOT_FOUND' })
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

test('a page that lists other wallets only, or requires a sign-in, shows no account without a wallet', async ({
  host,
}) => {
  await host.open({ attributes: { 'only-wallets': 'io.metamask' } })
  expect(await host.command('connect', { address: ethereum })).toEqual(refused)
  await host.open({ attributes: { siwx: '{"enabled":true,"required":true}' } })
  expect(await host.command('connect', { address: ethereum })).toEqual(refused)
})

test('an account without a wallet that the page no longer lists is not restored, and comes back once it is', async ({
  host,
}) => {
  await host.open()
  await host.command('connect', { address: ethereum })
  await host.open({ attributes: { 'only-wallets': 'io.metamask' } })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.open({ attributes: { 'only-wallets': 'io.metamask watchOnly' } })
  await expect(host.element()).toHaveAttribute('status', 'connected')
})
