import { standardWallet } from '../../fixtures/installed/standardWallet.ts'
import { WalletControl } from '../../fixtures/installed/walletControl.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { openTab } from '../../fixtures/page/tabs.ts'
import { expect, test } from '../../fixtures/test.ts'

const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const attributes = (host: Pick<HostPage, 'urls'>) => {
  const node = host.urls.chains['eip155:1']
  const rpcUrls = { [mainnet]: [node], [devnet]: [node] }
  return {
    networks: 'ethereum base solana solana-devnet',
    'custom-rpc-urls': JSON.stringify(rpcUrls),
  }
}

const ours = /^(connect|disconnect|accountchange|networkchange|error)$/
/**
 * The events of a page without the error `BALANCE_UNAVAILABLE`. The balance on Solana's main network always fails,
 * because no node of it runs in tests.
 */
async function emitted(host: HostPage): Promise<[string, string, unknown][]> {
  return (await host.events())
    .filter(({ type, detail }) => ours.test(type) && detail.code !== 'BALANCE_UNAVAILABLE')
    .map(({ type, detail }) => [type, detail.namespace, detail.reason ?? detail.restored ?? null])
}

test('a connection made in one tab is restored in a tab that had loaded no chunk', async ({
  context,
  urls,
}) => {
  const first = await openTab(context, urls, { attributes: attributes({ urls }) })
  const second = await openTab(context, urls, { attributes: attributes({ urls }) })
  await expect(second.element()).toHaveAttribute('status', 'disconnected')
  await first.command('connect', { wallet: 'test.wallet' })

  await expect(second.element()).toHaveAttribute('address', evmAddress)
  expect(await emitted(second)).toEqual([['connect', 'eip155', true]])
  expect(await second.command('sign-message', { message: 'hi' })).toMatch(/^0x/)
  const requestedMethods = await new WalletControl(second.page).requestedMethods()
  expect(requestedMethods).not.toContain('eth_requestAccounts')

  await first.command('disconnect')
  await expect(second.element()).toHaveAttribute('status', 'disconnected')
  expect((await emitted(second)).at(-1)).toEqual(['disconnect', 'eip155', 'other-tab'])
  expect((await emitted(first)).at(-1)).toEqual(['disconnect', 'eip155', 'user'])
  for (const tab of [first, second]) {
    await tab.reload()
    expect((await tab.state()).status).toBe('disconnected')
  }
})

test('two tabs show the same connections, networks and accounts after a change in either', async ({
  context,
  urls,
}) => {
  const first = await openTab(context, urls, { attributes: attributes({ urls }) })
  const second = await openTab(context, urls, { attributes: attributes({ urls }) })
  await first.state()
  await second.state()

  await first.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  await expect(second.element()).toHaveAttribute('caip-network-id', mainnet)
  await second.command('connect', { wallet: 'test.wallet' })
  await expect(first.element()).toHaveAttribute('address', evmAddress)
  await expect(first.element()).toHaveAttribute('namespace', 'eip155')

  await test.step('a network switch follows', async () => {
    await second.command('switch-network', { network: 'base' })
    await expect(first.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    await first.command('switch-network', { network: 'solana-devnet' })
    await expect(second.element()).toHaveAttribute('caip-network-id', devnet)
    expect((await first.state()).accounts.eip155?.caipNetworkId).toBe('eip155:8453')
  })

  await test.step('an account change follows', async () => {
    const [, other = ''] = await standardWallet(first.page).addresses()
    await first.page.bringToFront()
    await first.command('open', { view: 'SwitchAddress' })
    await first.button(new RegExp(`^${other.slice(0, 4)}`)).click()
    await expect(second.element()).toHaveAttribute('address', other)
  })

  await test.step('a disconnect follows', async () => {
    await second.command('disconnect', { namespace: 'solana' })
    await expect.poll(async () => Object.keys((await first.state()).accounts)).toEqual(['eip155'])
    await expect(first.element()).toHaveAttribute('namespace', 'eip155')
  })

  // Each event is emitted once, so no change is sent back and forth between the tabs.
  const between = [
    ['networkchange', 'eip155', null],
    ['networkchange', 'solana', null],
    ['accountchange', 'solana', null],
  ]
  expect(await emitted(first)).toEqual([
    ['connect', 'solana', false],
    ['connect', 'eip155', true],
    ...between,
    ['disconnect', 'solana', 'other-tab'],
  ])
  expect(await emitted(second)).toEqual([
    ['connect', 'solana', true],
    ['connect', 'eip155', false],
    ...between,
    ['disconnect', 'solana', 'user'],
  ])
})

test('a rejection in one tab emits nothing in the other', async ({ context, urls }) => {
  const first = await openTab(context, urls)
  const second = await openTab(context, urls)
  await second.state()
  const wallet = new WalletControl(first.page)
  await wallet.setAutoApprove(false)
  const attempt = first.command('connect', { wallet: 'test.wallet' })
  await wallet.reject()
  expect(await attempt).toEqual({ error: 'USER_REJECTED' })
  await first.command('switch-network', { network: 'base' })
  await expect(second.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await emitted(second)).toEqual([['networkchange', 'eip155', null]])
})

test('a tab without reconnecting (enable-reconnect="false") applies another tab’s disconnect but not its connections', async ({
  context,
  urls,
}) => {
  const first = await openTab(context, urls)
  const second = await openTab(context, urls, { attributes: { 'enable-reconnect': 'false' } })
  await second.command('connect', { wallet: 'test.wallet' })
  await expect(first.element()).toHaveAttribute('status', 'connected')
  await first.command('disconnect')
  await expect(second.element()).toHaveAttribute('status', 'disconnected')
  await first.command('connect', { wallet: 'test.wallet' })
  await first.command('switch-network', { network: 'base' })
  await expect(second.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  await expect(second.element()).toHaveAttribute('status', 'disconnected')
})

test('a connection that one tab cannot restore stays connected in another', async ({
  context,
  urls,
}) => {
  const first = await openTab(context, urls, { attributes: attributes({ urls }) })
  await first.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  await first.command('connect', { wallet: 'test.wallet' })
  const second = await openTab(context, urls, { attributes: attributes({ urls }), wallets: false })
  await expect(second.element()).toHaveAttribute('status', 'disconnected')

  await test.step('the first tab’s network switch triggers no retry in the second tab', async () => {
    await first.command('switch-network', { network: 'base' })
    await expect(first.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    // A network switch closes the list of networks, so the event of the switch must arrive before this list opens.
    await expect.poll(() => emitted(second)).toEqual([['networkchange', 'eip155', null]])
    await second.command('open', { view: 'Networks' })
    await expect(second.dialog()).toBeVisible()
    await expect(second.element()).toHaveAttribute('status', 'disconnected')
    expect(await emitted(second)).toEqual([['networkchange', 'eip155', null]])
  })

  await test.step('the first tab restores both connections after a reload', async () => {
    await first.reload()
    await expect(first.element()).toHaveAttribute('address', evmAddress)
    await expect
      .poll(async () => Object.keys((await first.state()).accounts).sort())
      .toEqual(['eip155', 'solana'])
    expect((await first.events('disconnect')).length).toBe(0)
  })

  await test.step('the connection stays stored after the first tab is closed, and is restored when the wallet returns', async () => {
    await first.page.close()
    await second.reload()
    await expect(second.element()).toHaveAttribute('status', 'disconnected')
    const stored = () =>
      second.page.evaluate(() => localStorage.getItem('wallet-modal/connection_status'))
    expect(await stored()).toBe('connected')
  })
})

test('a disconnect during a restore is final, and revokes the wallet’s permission', async ({
  host,
  wallet,
  context,
  urls,
  installWallet,
}) => {
  await installWallet({ behaviour: { lateAnnounce: 'manual' } })
  await host.open()
  const connecting = async () => {
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connecting')
  }
  await host.state()
  await wallet.announce()
  await host.command('connect', { wallet: 'test.wallet' })

  await test.step('the same tab disconnects', async () => {
    await connecting()
    await host.command('disconnect')
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await wallet.announce()
    await wallet.expectRequests('wallet_revokePermissions', 1)
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect(await emitted(host)).toEqual([])
  })

  await test.step('another tab disconnects', async () => {
    await host.command('connect', { wallet: 'test.wallet' })
    const other = await openTab(context, urls)
    await expect(other.element()).toHaveAttribute('status', 'connected')
    await connecting()
    await other.command('disconnect')
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await wallet.announce()
    await other.command('switch-network', { network: 'base' })
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect((await host.events('connect')).length).toBe(0)
  })
})
