import { JsonRpcProvider, verifyMessage } from 'ethers'
import { expect, test } from '../../fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('an installed wallet connects, signs, sends, switches, changes the account, disconnects and stays disconnected', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet({ name: 'Test Wallet' })
  await host.open()

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.button(/^Test Wallet/).click()

  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({
    namespace: 'eip155',
    address: first,
    caipAddress: `eip155:1:${first}`,
    accounts: [{ address: first, type: 'eoa' }],
    network: { name: 'Ethereum', caipNetworkId: 'eip155:1' },
    wallet: { id: 'test.wallet', name: 'Test Wallet', rdns: 'test.wallet', type: 'ANNOUNCED' },
    restored: false,
  })

  await test.step('the wallet signs a message', async () => {
    const signature = await host.command('sign-message', { message: 'Grüße' })
    expect(verifyMessage('Grüße', String(signature))).toBe(first)
  })

  await test.step('the wallet sends a transaction that the chain mines', async () => {
    const value = '0x2386f26fc10000'
    const sent = host.request('eth_sendTransaction', [{ from: first, to: second, value }])
    await host.button('Continue').click()
    const hash = await sent
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    const chain = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { pollingInterval: 100 })
    const receipt = await chain.waitForTransaction(String(hash))
    expect(receipt).toMatchObject({ status: 1, from: first, to: second })
    chain.destroy()
  })

  await test.step('the user switches the network', async () => {
    await host.command('open', { view: 'Networks' })
    await host.button(/^Base/).click()
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    expect(await host.request('eth_chainId')).toBe('0x2105')
    const [change] = await host.events('networkchange')
    expect(change?.detail).toMatchObject({ namespace: 'eip155', network: { name: 'Base' } })
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('the element follows the wallet’s account change', async () => {
    await page.evaluate(() => window.demoWallet?.['test.wallet']?.changeAccount(1))
    await expect(host.element()).toHaveAttribute('address', second)
    expect(await host.request('eth_accounts')).toEqual([second])
    const [change] = await host.events('accountchange')
    expect(change?.detail).toMatchObject({ address: second, caipAddress: `eip155:8453:${second}` })
  })

  await test.step('the user disconnects', async () => {
    await page.locator('wallet-button').click()
    await host.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const [end] = await host.events('disconnect')
    expect(end?.detail).toEqual({ namespace: 'eip155', reason: 'user' })
    expect(await host.request('eth_accounts')).toBeUndefined()
  })

  await test.step('the element stays disconnected after a reload, without a wallet request', async () => {
    await host.reload()
    expect((await host.state()).status).toBe('disconnected')
    const requestCount = await page.evaluate(
      () => window.demoWallet?.['test.wallet']?.requests.length,
    )
    expect(requestCount).toBe(0)
  })
})

test('a reload restores the connection without a prompt', async ({ host, page, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', first)
  const [connected] = await host.events('connect')
  expect(connected?.detail.restored).toBe(true)
  const requestedMethods = await page.evaluate(() =>
    window.demoWallet?.['test.wallet']?.requests.map(({ method }) => method),
  )
  expect(requestedMethods).not.toContain('eth_requestAccounts')
  expect(requestedMethods).not.toContain('wallet_requestPermissions')
})

test('the status is connecting while a stored connection is restored', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ behaviour: { lateAnnounce: 'manual' } })
  await host.open()
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.announce())
  await host.command('connect', { wallet: 'test.wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button.locator('span')).toHaveCSS('opacity', '0')
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.announce())
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(button).toHaveText(/ ETH$/)
  await expect(button).not.toHaveAttribute('aria-busy')
})
