import { expect, test } from '../../fixtures/test.ts'

test('malformed events of the wallet change nothing', async ({ host, wallet, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const before = await host.state()
  const count = (await host.events('statechange')).length
  const accounts = [null, undefined, 'banana', 42, {}, [null], [42], ['0x12'], [{}], ['0xZZ']]
  for (const value of accounts) await wallet.emit('accountsChanged', value)
  const chains = [null, undefined, 'banana', -1, 0, '0x0', {}, [], '0x', 1e300, Number.NaN]
  for (const value of chains) await wallet.emit('chainChanged', value)
  await wallet.emit('accountsChanged')
  await wallet.emit('connect', null)
  await wallet.emit('message', { type: 42 })
  await wallet.emit('error', 'banana')
  expect(await host.state()).toEqual(before)
  expect(await host.events('statechange')).toHaveLength(count)
  await wallet.expectStateIsTrue()
})

test('a wallet on an unknown chain is shown as being on an unsupported network', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await wallet.emit('chainChanged', '0x1234567')
  await expect(host.dialog('Switch Network')).toBeVisible()
  await wallet.emit('chainChanged', '0x1')
  await expect(host.dialog()).toBeHidden()
  await wallet.expectStateIsTrue()
})

const ways = {
  'is locked': { act: 'lock', isForgotten: false },
  'revokes its permission': { act: 'revoke', isForgotten: true },
  'loses every chain': { act: 'goOffline', isForgotten: false },
} as const
for (const [what, { act, isForgotten }] of Object.entries(ways)) {
  test(`the element disconnects with reason wallet when the wallet ${what}`, async ({
    host,
    page,
    wallet,
    installWallet,
  }) => {
    await installWallet()
    await host.open()
    await host.command('connect', { wallet: 'test.wallet' })
    await host.command('open')
    await expect(host.dialog('Account')).toBeVisible()
    await wallet[act]()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await expect(host.element()).not.toHaveAttribute('address')
    // The modal closes, because it showed an account that is no longer connected.
    await expect(host.dialog()).toBeHidden()
    expect((await host.events('disconnect')).map(({ detail }) => detail)).toEqual([
      { namespace: 'eip155', reason: 'wallet' },
    ])
    expect(await host.request('eth_accounts')).toBeUndefined()
    const stored = () => page.evaluate(() => localStorage.getItem('wallet-modal/connection_status'))
    await expect.poll(stored).toBe(isForgotten ? 'disconnected' : 'connected')

    await page.reload()
    // The modal requests the accounts again, without a prompt.
    await expect(host.element()).toHaveAttribute(
      'status',
      isForgotten ? 'disconnected' : /^(dis)?connected$/,
    )
    expect(await wallet.requestedMethods()).not.toContain('eth_requestAccounts')
  })
}

test('the modal closes when the user disconnects in Account', async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open')
  await host.button('Disconnect').click()
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

test('an embedded element returns to Connect when the wallet disconnects', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { embedded: '' } })
  await host.button(/^Test Wallet/).click()
  await expect(host.dialog('Account')).toBeVisible()
  await wallet.lock()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.button(/^Test Wallet/)).toBeVisible()
})

test('a disconnect persists over a reload, even if the wallet still grants its permission', async ({
  host,
  wallet,
  installWallet,
}) => {
  // A wallet without wallet_revokePermissions keeps the permission when the user disconnects.
  await installWallet({ behaviour: { never: ['wallet_revokePermissions'] } })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open')
  await host.button('Disconnect').click()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.reload()
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect((await host.state()).status).toBe('disconnected')
  expect(await wallet.requestedMethods()).toEqual([])
  expect(await host.events('connect')).toEqual([])
})

test('a wallet that is locked at reload stays disconnected and shows no prompt', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => {
    // The wallet was locked while the page was not loaded, so the page got no event.
    const key = 'demo-wallet:test.wallet'
    const memory = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...memory, locked: true }))
  })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await wallet.requestedMethods()).toEqual(['eth_accounts', 'eth_chainId'])
  expect(await host.events('connect')).toEqual([])
  expect(await host.events('error')).toEqual([])
})

test('a restore ends as disconnected if the wallet is missing, and the page is usable until then', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Here', rdns: 'here.wallet' })
  await installWallet({ behaviour: { lateAnnounce: 'manual' } })
  await host.open()
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.announce())
  await host.command('connect', { wallet: 'test.wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connecting')

  await page.locator('wallet-button').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await host.events('error')).toEqual([])
  expect(await host.events('disconnect')).toEqual([])
  await host.button(/^Here/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a wallet that connects during the restore of another wallet replaces that wallet in storage', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Here', rdns: 'here.wallet' })
  await installWallet({ behaviour: { lateAnnounce: 'manual' } })
  await host.open()
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.announce())
  await host.command('connect', { wallet: 'test.wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  await host.openAndTake(/^Here/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.announce())
  const wallet = async () => (await host.state()).accounts.eip155?.wallet.id
  expect(await wallet()).toBe('here.wallet')
  expect(await host.events('connect')).toHaveLength(1)
})
