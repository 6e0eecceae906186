import type { Page } from '@playwright/test'
import { installStandardWallet, standardWallet } from '../../fixtures/installed/standardWallet.ts'
import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** No node of a public network is asked by a test. */
const rpcUrls = (url: string) =>
  JSON.stringify({ [mainnet]: [url], [devnet]: [url], 'eip155:1': [url] })

async function openBoth(host: HostPage, networks = 'ethereum base solana solana-devnet') {
  const attributes = { networks, 'custom-rpc-urls': rpcUrls(host.urls.chains['eip155:1']) }
  await host.open({ attributes })
}

const connectBoth = async (host: HostPage) => {
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
}

const types = /^(connect|disconnect|accountchange|networkchange|error)$/
async function told(host: HostPage): Promise<string[]> {
  return (await host.events())
    .filter(({ type }) => types.test(type))
    .map(({ type, detail }) => `${type} ${detail.namespace ?? detail.code}`)
}

const reload = async (page: Page) => {
  await page.reload()
  await page.evaluate(() => customElements.whenDefined('wallet-modal'))
}

const focusIsInside = (host: HostPage) =>
  host.element().evaluate((element) => Boolean(element.shadowRoot?.activeElement))

test('one wallet on two families is one row; each is connected, used, switched to and restored', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await openBoth(host)
  const solana = standardWallet(page)

  await test.step('pick the family in Select Chain', async () => {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(host.button(/^Test Wallet/)).toHaveCount(1)
    await host.button('Test Wallet Multichain').click()
    await expect(host.dialog('Select Chain')).toBeVisible()
    await expect.poll(() => rowNames(host, 'Chains')).toEqual(['EVM Networks', 'Solana'])
    await host.button(/^Solana/).click()
    await expect(host.dialog()).toBeHidden()
    const [address = ''] = await solana.addresses()
    await expect(host.element()).toHaveAttribute('namespace', 'solana')
    await expect(host.element()).toHaveAttribute('address', address)
    await expect(host.element()).toHaveAttribute('caip-network-id', mainnet)
  })

  await test.step('connect the other family from Switch Chain', async () => {
    await page.locator('wallet-button').click()
    await host.button('Switch chain Solana').click()
    await expect(host.dialog('Switch Chain')).toBeVisible()
    await host.button('EVM Networks Connect').click()
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await host.button('Test Wallet Installed').click()
    await expect(host.dialog()).toBeHidden()
    await expect(host.element()).toHaveAttribute('namespace', 'eip155')
    await expect(host.element()).toHaveAttribute('address', evmAddress)
    expect(Object.keys((await host.state()).accounts).sort()).toEqual(['eip155', 'solana'])
  })

  await test.step('sign on each', async () => {
    const evm = await host.command('sign-message', { message: 'hi' })
    expect(evm).toMatch(/^0x[0-9a-f]{130}$/)
    const other = await host.command('sign-message', { message: 'hi', namespace: 'solana' })
    expect(other).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  })

  await test.step('switch the network of one and the family in one go', async () => {
    expect(await host.command('switch-network', { network: 'solana-devnet' })).toBeUndefined()
    await expect(host.element()).toHaveAttribute('caip-network-id', devnet)
    await host.command('switch-network', { network: 'base' })
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    expect((await host.state()).accounts.solana?.caipNetworkId).toBe(devnet)
  })

  await test.step('a reload restores both where they were', async () => {
    await reload(page)
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect.poll(async () => Object.keys((await host.state()).accounts)).toHaveLength(2)
    const state = await host.state()
    expect(state.namespace).toBe('eip155')
    expect(state.caipNetworkId).toBe('eip155:8453')
    expect(state.accounts.solana?.caipNetworkId).toBe(devnet)
    expect(await solana.asked()).toEqual([])
  })

  await test.step('switching back to the other family asks nobody', async () => {
    await page.locator('wallet-button').click()
    await host.button('Switch chain EVM Networks').click()
    await host.button('Solana Connected').click()
    await expect(host.dialog('Account')).toBeVisible()
    await expect(host.element()).toHaveAttribute('caip-network-id', devnet)
    expect(await solana.asked()).toEqual([])
    expect((await told(host)).filter((one) => !one.startsWith('connect'))).toEqual([
      'networkchange solana',
    ])
  })
})

test('disconnecting one family leaves the other, whose account the modal then shows', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await openBoth(host)
  await connectBoth(host)
  await page.locator('wallet-button').click()
  const leave = host.dialog('Account').getByRole('button', { name: 'Disconnect', exact: true })
  await leave.press('Enter')
  await expect(host.dialog().getByRole('status')).toHaveText('Solana disconnected')
  await expect(host.dialog('Account').getByText('EVM Networks')).toBeVisible()
  await expect(leave).toBeEnabled()
  expect(await focusIsInside(host)).toBe(true)
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await told(host)).toEqual(['connect eip155', 'connect solana', 'disconnect solana'])
  await reload(page)
  await expect(host.element()).toHaveAttribute('address', evmAddress)
  expect(Object.keys((await host.state()).accounts)).toEqual(['eip155'])
})

test('Settings lists each connection and its way out, and one for all', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await openBoth(host)
  await connectBoth(host)
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.dialog('Settings')).toBeVisible()
  await expect(host.dialog().locator('[aria-current=true]')).toContainText('Solana')
  await host.button('Disconnect EVM Networks').press('Enter')
  await expect.poll(async () => Object.keys((await host.state()).accounts)).toEqual(['solana'])
  await expect(host.dialog('Settings')).toBeVisible()
  expect(await focusIsInside(host)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(host.button('Close')).toBeFocused()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.button('Disconnect all').click()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expect(host.dialog()).toBeHidden()
  expect((await host.state()).accounts).toEqual({})
})

test('a reload goes back to the family in use, also where the page adds its networks by script', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  const all = 'ethereum base solana solana-devnet'
  await openBoth(host, 'ethereum base')
  await setAttributes(host, { networks: all })
  await connectBoth(host)
  await host.command('switch-network', { network: 'solana-devnet' })
  // From the next load on as soon as the family that stands in for it is restored.
  await page.addInitScript((networks) => {
    const add = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.setAttribute('networks', networks)
    }
    document.addEventListener('connect', add, true)
  }, all)
  for (const _ of [1, 2]) {
    await reload(page)
    await expect.poll(() => told(host)).toEqual(['connect eip155', 'connect solana'])
    await expect(host.element()).toHaveAttribute('namespace', 'solana')
    await expect(host.element()).toHaveAttribute('caip-network-id', devnet)
  }
})

test('a refusal on one family leaves the other alone', async ({ host, page, installWallet }) => {
  await installWallet()
  await installStandardWallet(page)
  await openBoth(host)
  await host.command('connect', { wallet: 'test.wallet' })
  await standardWallet(page).setWillApprove(false)
  const answer = await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  expect(answer).toEqual({ error: 'USER_REJECTED' })
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await told(host)).toEqual(['connect eip155', 'error USER_REJECTED'])
})

test('opening with a namespace shows its wallets and networks only', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'EVM Wallet' })
  await installStandardWallet(page, { name: 'Solana Wallet' })
  await openBoth(host)
  await host.command('open', { namespace: 'solana' })
  await expect(host.button(/^Solana Wallet/)).toBeVisible()
  await expect(host.button(/^EVM Wallet/)).toHaveCount(0)
  await host.command('open', { view: 'Networks', namespace: 'solana' })
  await expect.poll(() => rowNames(host, 'Networks')).toEqual(['Solana', 'Solana Devnet'])
  await host.command('open', { namespace: 'eip155' })
  await expect(host.button(/^EVM Wallet/)).toBeVisible()
  await expect(host.button(/^Solana Wallet/)).toHaveCount(0)
})

test('closing without connecting goes back to the family that is connected', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await openBoth(host)
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { namespace: 'solana' })
  await expect(host.dialog('Connect Wallet')).toContainText('Connect on Solana')
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('giving up on another family’s wallet goes back to the family that is connected', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await openBoth(host)
  await host.command('connect', { wallet: 'test.wallet' })
  await openQrCode(host, { namespace: 'solana' })
  await expect(host.element()).toHaveAttribute('namespace', 'solana')
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('networks stand by family; one of a family that is not connected leads to its wallets, and is used then', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await openBoth(host, 'solana solana-devnet ethereum base')
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Networks' })
  const headings = host.dialog().getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['EVM Networks', 'Solana'])
  await host.button('Solana Devnet').click()
  await expect(host.dialog('Switch Chain')).toBeVisible()
  await host.button('Choose a wallet').click()
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('caip-network-id', devnet)
  await expect(host.dialog()).toBeHidden()
})

test('a visitor uses another of the accounts; the wallet has the last word', async ({
  host,
  page,
}) => {
  await installStandardWallet(page, { accounts: 3 })
  await openBoth(host)
  const wallet = standardWallet(page)
  await host.command('connect', { wallet: 'Test Wallet' })
  const [first = '', second = '', third = ''] = await wallet.addresses()
  await expect(host.element()).toHaveAttribute('address', first)
  await page.locator('wallet-button').click()
  await host.button('Profile').click()
  await host.button(/^Switch Address/).click()
  await expect(host.dialog('Switch Address')).toBeVisible()
  await host.button(new RegExp(`^${second.slice(0, 4)}`)).click()
  await expect(host.dialog('Profile')).toBeVisible()
  await expect(host.element()).toHaveAttribute('address', second)
  expect(await told(host)).toEqual(['connect solana', 'accountchange solana'])

  await reload(page)
  await expect(host.element()).toHaveAttribute('address', second)
  await wallet.select(2)
  await expect(host.element()).toHaveAttribute('address', third)
  await reload(page)
  await expect(host.element()).toHaveAttribute('address', first)
})

test('a network that the app lacks matters only on the family in use', async ({
  host,
  page,
  wallet,
  urls,
  installWallet,
}) => {
  await installWallet({ rpcUrls: { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] } })
  await installStandardWallet(page)
  await openBoth(host)
  await connectBoth(host)
  await wallet.changeChain('eip155:137')
  await expect
    .poll(async () => (await host.state()).accounts.eip155?.caipNetworkId)
    .toBe('eip155:137')
  await expect(host.element()).toHaveAttribute('namespace', 'solana')
  await expect(host.dialog()).toBeHidden()
  await host.command('open', { view: 'SwitchActiveChain' })
  await host.button(/^EVM Networks/).click()
  await expect(host.dialog('Switch Network')).toBeVisible()
})

const garbage: Record<string, string> = {
  'wallet-modal/active_namespace': 'dogecoin',
  'wallet-modal/active_caip_network_id': 'solana',
  'wallet-modal/active_caip_network_ids': 'eip155:,solana:<script>,eip155:8453,nonsense,,:',
  'wallet-modal/active_addresses': 'solana:nobody,,eip155',
  'wallet-modal/connected_namespaces': 'eip155,dogecoin,solana,',
  'wallet-modal/connection_status': 'connected',
  'wallet-modal/solana:connected_connector_id': 'constructor',
  'wallet-modal/preferred_account_types': '{"dogecoin":"eoa"}',
}

test('what is malformed in storage is ignored, what is sound beside it counts', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, garbage)
  await openBoth(host)
  await host.command('switch-network', { network: 'ethereum' })
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await connectBoth(host)
  expect(Object.keys((await host.state()).accounts).sort()).toEqual(['eip155', 'solana'])
  expect(await errorCodes(host)).toEqual([])
})

test('an address of another family is refused, and the family in use stays', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page, { addresses: [evmAddress] })
  await openBoth(host)
  await host.command('connect', { wallet: 'test.wallet' })
  const answer = await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  expect(answer).toEqual({ error: 'WALLET_INVALID_RESPONSE' })
  await expect(host.element()).toHaveAttribute('address', evmAddress)
  expect(Object.keys((await host.state()).accounts)).toEqual(['eip155'])
})

test('a malformed CAIP id in an attribute or command names itself and changes nothing', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum solana:', debug: '' } })
  await expect.poll(() => errorCodes(host)).toEqual(['INVALID_ATTRIBUTE'])
  await openBoth(host)
  for (const network of ['solana:', ':1', 'eip155:1:0x', 'solana:nowhere', 'bip122:x']) {
    expect(await host.command('switch-network', { network })).toEqual({
      error: 'NETWORK_NOT_FOUND',
    })
  }
  expect((await host.state()).caipNetworkId).toBe('eip155:1')
})

test('a family whose code cannot be fetched comes when it can; the others never wait', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'EVM Wallet' })
  await installStandardWallet(page, { name: 'Solana Wallet' })
  let requests = 0
  await page.route('**/chunks/walletStandard-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await openBoth(host)
  await host.command('open')
  await expect(host.button(/^EVM Wallet/)).toBeVisible()
  await expect(host.button(/^Solana Wallet/)).toBeVisible()
  expect(requests).toBe(2)
})

test('a connection whose code cannot be fetched is not lost: the next page load restores it', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'EVM Wallet' })
  await installStandardWallet(page)
  await openBoth(host)
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })

  await page.route('**/chunks/{adapter,solanaProvider}-*.js', (route) => route.abort())
  await reload(page)
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(new Set(await errorCodes(host))).toEqual(new Set(['LOAD_FAILED']))

  await page.unroute('**/chunks/{adapter,solanaProvider}-*.js')
  await reload(page)
  await expect
    .poll(async () => Object.keys((await host.state()).accounts).sort())
    .toEqual(['eip155', 'solana'])
})
