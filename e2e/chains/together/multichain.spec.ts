import {
  connectionEvents,
  evmAddress,
  expect,
  solanaDevnet,
  solanaMainnet,
  test,
} from '../../fixtures/chains/evmAndSolana.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'

const focusIsInside = (host: HostPage) =>
  host.element().evaluate((element) => Boolean(element.shadowRoot?.activeElement))

test('a wallet of two families has one row, and each family connects, signs, switches and is restored', async ({
  host,
  page,
  openBoth,
  solana,
}) => {
  await openBoth()

  await test.step('the user picks the family in Select Chain', async () => {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(host.button(/^Test Wallet/)).toHaveCount(1)
    await host.button('Test Wallet Multichain').click()
    await expect(host.dialog('Select Chain')).toBeVisible()
    await expect.poll(() => rowNames(host, 'Networks')).toEqual(['EVM networks', 'Solana'])
    await host.button(/^Solana/).click()
    await expect(host.dialog()).toBeHidden()
    const [address = ''] = await solana.addresses()
    await expect(host.element()).toHaveAttribute('namespace', 'solana')
    await expect(host.element()).toHaveAttribute('address', address)
    await expect(host.element()).toHaveAttribute('caip-network-id', solanaMainnet)
  })

  await test.step('the user connects the other family from Switch Chain', async () => {
    await host.openAndTake('Switch chain (Solana)')
    await expect(host.dialog('Switch Chain')).toBeVisible()
    await host.button('EVM networks Connect').click()
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await host.button('Test Wallet Installed').click()
    await expect(host.dialog()).toBeHidden()
    await expect(host.element()).toHaveAttribute('namespace', 'eip155')
    await expect(host.element()).toHaveAttribute('address', evmAddress)
    expect(Object.keys((await host.state()).accounts).sort()).toEqual(['eip155', 'solana'])
  })

  await test.step('each family signs', async () => {
    const evm = await host.command('sign-message', { message: 'hi' })
    expect(evm).toMatch(/^0x[0-9a-f]{130}$/)
    const other = await host.command('sign-message', { message: 'hi', namespace: 'solana' })
    expect(other).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  })

  await test.step('one command switches family and network together', async () => {
    expect(await host.command('switch-network', { network: 'solana-devnet' })).toBeUndefined()
    await expect(host.element()).toHaveAttribute('caip-network-id', solanaDevnet)
    await host.command('switch-network', { network: 'base' })
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    expect((await host.state()).accounts.solana?.caipNetworkId).toBe(solanaDevnet)
  })

  await test.step('a reload restores both families with their networks', async () => {
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect.poll(async () => Object.keys((await host.state()).accounts)).toHaveLength(2)
    const state = await host.state()
    expect(state.namespace).toBe('eip155')
    expect(state.caipNetworkId).toBe('eip155:8453')
    expect(state.accounts.solana?.caipNetworkId).toBe(solanaDevnet)
    expect(await solana.requestedMethods()).toEqual([])
  })

  await test.step('the user switches back to the other family without a wallet request', async () => {
    await host.openAndTake('Switch chain (EVM networks)')
    await host.button('Solana Connected').click()
    await expect(host.dialog('Account')).toBeVisible()
    await expect(host.element()).toHaveAttribute('caip-network-id', solanaDevnet)
    expect(await solana.requestedMethods()).toEqual([])
    expect((await connectionEvents(host)).filter((one) => !one.startsWith('connect'))).toEqual([
      'networkchange solana',
    ])
  })
})

test('after one family is disconnected, the other stays connected and the modal shows it', async ({
  host,
  page,
  openBoth,
  connectBoth,
}) => {
  await openBoth()
  await connectBoth()
  await page.locator('wallet-button').click()
  const leave = host.dialog('Account').getByRole('button', { name: 'Disconnect', exact: true })
  await leave.press('Enter')
  await expect(host.dialog().getByText('Solana disconnected')).toBeVisible()
  await expect(host.button('Switch chain (EVM networks)')).toBeVisible()
  await expect(leave).toBeEnabled()
  expect(await focusIsInside(host)).toBe(true)
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await connectionEvents(host)).toEqual([
    'connect eip155',
    'connect solana',
    'disconnect solana',
  ])
  await host.reload()
  await expect(host.element()).toHaveAttribute('address', evmAddress)
  expect(Object.keys((await host.state()).accounts)).toEqual(['eip155'])
})

test('Settings lists a Disconnect button for each connection, and one for all', async ({
  host,
  page,
  openBoth,
  connectBoth,
}) => {
  await openBoth()
  await connectBoth()
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.dialog('Settings')).toBeVisible()
  await expect(host.dialog().locator('[aria-current=true]')).toContainText('Solana')
  await host.button('Disconnect EVM networks').press('Enter')
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

test('a connection that the user rejects on Solana leaves EVM connected', async ({
  host,
  openBoth,
  solana,
}) => {
  await openBoth()
  await host.command('connect', { wallet: 'test.wallet' })
  await solana.setWillApprove(false)
  const result = await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  expect(result).toEqual({ error: 'USER_REJECTED' })
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await connectionEvents(host)).toEqual(['connect eip155', 'error USER_REJECTED'])
})

test('the view for an unsupported network opens only if the network’s family is active', async ({
  host,
  urls,
  openBoth,
  connectBoth,
  wallet,
}) => {
  await openBoth({ evm: { rpcUrls: { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] } } })
  await connectBoth()
  await wallet.changeChain('eip155:137')
  await expect
    .poll(async () => (await host.state()).accounts.eip155?.caipNetworkId)
    .toBe('eip155:137')
  await expect(host.element()).toHaveAttribute('namespace', 'solana')
  await expect(host.dialog()).toBeHidden()
  await host.command('open', { view: 'SwitchActiveChain' })
  await host.button(/^EVM networks/).click()
  await expect(host.dialog('Switch Network')).toBeVisible()
})
