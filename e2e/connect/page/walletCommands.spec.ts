import { verifyMessage } from 'ethers'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('the command connect finds the wallet by rdns, name or id', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await installWallet({ name: 'Other Wallet', rdns: 'other.wallet' })
  await host.open()
  for (const wallet of ['other.wallet', 'Other Wallet', 'other wallet']) {
    const detail = await host.command('connect', { wallet })
    expect(detail).toMatchObject({
      namespace: 'eip155',
      address: first,
      wallet: { name: 'Other Wallet', rdns: 'other.wallet', type: 'ANNOUNCED' },
      restored: false,
    })
    await host.command('disconnect')
  }
  expect(await host.command('connect', { wallet: 'test.wallet' })).toMatchObject({
    wallet: { name: 'Test Wallet' },
  })
  expect(await host.events('error')).toEqual([])
  expect(await host.events('open')).toEqual([])
})

test('the command connect with "injected" connects window.ethereum', async ({
  host,
  installWallet,
}) => {
  await installWallet({ legacyOnly: true })
  await host.open()
  expect(await host.command('connect', { wallet: 'injected' })).toMatchObject({
    address: first,
    wallet: { name: 'Browser Wallet', type: 'INJECTED', rdns: null },
  })
})

test('the command connect waits for a wallet that announces itself a moment later', async ({
  host,
  installWallet,
}) => {
  await installWallet({ behaviour: { lateAnnounce: 300 } })
  await host.open()
  expect(await host.command('connect', { wallet: 'test.wallet' })).toMatchObject({ address: first })
})

test('the command connect with "walletConnect" opens the QR code, and rejects when the modal closes', async ({
  host,
  page,
}) => {
  await host.open()
  const result = host.command('connect', { wallet: 'walletConnect' })
  await expect(host.dialog('WalletConnect')).toBeVisible()
  await expect.poll(async () => (await host.events('pairinguri')).length).toBe(1)
  await page.keyboard.press('Escape')
  expect(await result).toEqual({ error: 'USER_REJECTED' })
  expect(await errorCodes(host)).toEqual(['USER_REJECTED'])
})

test('the command connect without a wallet opens Connect, and resolves with the wallet that the user selects', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  const result = host.command('connect')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.button(/^Test Wallet/).click()
  expect(await result).toMatchObject({ address: first, wallet: { rdns: 'test.wallet' } })
})

test('the command connect rejects when the user closes the modal, or rejects in the wallet', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await host.open()
  const closed = host.command('connect')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await closed).toEqual({ error: 'USER_REJECTED' })

  const declined = host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.reject())
  expect(await declined).toEqual({ error: 'USER_REJECTED' })
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await errorCodes(host)).toEqual(['USER_REJECTED', 'USER_REJECTED'])
})

test('the command switch-network without a connection sets the network of the next connection', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('switch-network', { network: 'base' })
  expect((await host.events('networkchange')).map(({ detail }) => detail.network.name)).toEqual([
    'Base',
  ])
  expect(await host.command('connect', { wallet: 'test.wallet' })).toMatchObject({
    network: { caipNetworkId: 'eip155:8453' },
  })
  expect(await page.evaluate(() => window.demoWallet?.['test.wallet']?.chainId())).toBe('0x2105')
  expect(await host.request('eth_chainId')).toBe('0x2105')
})

test('a network set by switch-network without a connection persists over a reload', async ({
  host,
}) => {
  await host.open()
  await host.command('switch-network', { network: 'base' })
  await host.reload()
  expect((await host.state()).caipNetworkId).toBe('eip155:8453')
})

test('the command switch-network rejects if the user rejects, and changes nothing', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ headless: true })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const before = await host.state()
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.setAutoApprove(false))
  const refused = host.command('switch-network', { network: 'base' })
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.reject())
  expect(await refused).toEqual({ error: 'USER_REJECTED' })
  expect(await errorCodes(host)).toEqual(['USER_REJECTED'])
  expect(await host.state()).toEqual(before)
  expect(await host.request('eth_chainId')).toBe('0x1')
  expect(await host.events('networkchange')).toEqual([])
})

test('the command sign-message signs any text, sent as hexadecimal, and rejects if the user rejects', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ headless: true })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  for (const message of ['plain', 'Grüße 👋', '0x1234', '', 'two\nlines']) {
    const signature = String(await host.command('sign-message', { message, namespace: 'eip155' }))
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
    expect(verifyMessage(message, signature)).toBe(first)
  }
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.setAutoApprove(false))
  const declined = host.command('sign-message', { message: 'no' })
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.reject())
  expect(await declined).toEqual({ error: 'USER_REJECTED' })
  expect(await errorCodes(host)).toEqual(['USER_REJECTED'])
})

test('the command disconnect resolves when called twice or without a connection', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  expect(await host.command('disconnect')).toBeUndefined()
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await host.command('disconnect', { namespace: 'eip155' })).toBeUndefined()
  expect(await host.command('disconnect', { namespace: 'eip155' })).toBeUndefined()
  expect(await host.events('disconnect')).toHaveLength(1)
  expect(await host.events('error')).toEqual([])
  expect(await host.state()).toMatchObject({ status: 'disconnected', address: null, accounts: {} })
})

test('the command state returns every documented field', async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  expect(await host.state()).toEqual({
    open: false,
    view: null,
    loading: false,
    status: 'disconnected',
    namespace: 'eip155',
    address: null,
    caipAddress: null,
    caipNetworkId: 'eip155:1',
    accounts: {},
    session: null,
    wallets: null,
  })
  await host.command('connect', { wallet: 'test.wallet' })
  const caipAddress = `eip155:1:${first}`
  const caipNetworkId = 'eip155:1'
  expect(await host.state()).toMatchObject({
    status: 'connected',
    address: first,
    caipAddress,
    caipNetworkId,
    accounts: {
      eip155: {
        address: first,
        caipAddress,
        caipNetworkId,
        status: 'connected',
        accounts: [{ address: first, type: 'eoa' }],
        wallet: { id: 'test.wallet', name: 'Test Wallet', rdns: 'test.wallet', type: 'ANNOUNCED' },
      },
    },
  })
})
