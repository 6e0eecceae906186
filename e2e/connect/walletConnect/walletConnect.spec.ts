import { JsonRpcProvider, verifyMessage } from 'ethers'
import { expect, nextPairingUri, openQrCode, test } from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts, WebWallet } from '../../fixtures/walletConnect/webWallet.ts'

const [first, second] = phoneAccounts

test('a wallet in another window pairs, signs, sends, changes the account and ends the session', async ({
  host,
  page,
  urls,
  webWallet,
}) => {
  await host.open()
  await host.openAndTake(/^WalletConnect/)
  await expect(host.dialog('WalletConnect')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the connection request' })).toBeVisible()

  await test.step('the host receives the URI and its expiry', async () => {
    const uri = await nextPairingUri(host)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    const [event] = await host.events('pairinguri')
    const life = Number(event?.detail.expiresAt) - Date.now()
    expect(life).toBeGreaterThan(3 * 60_000)
    expect(life).toBeLessThanOrEqual(4 * 60_000)
    await webWallet.pair(uri)
  })

  await test.step('the wallet connects', async () => {
    await expect(webWallet.question()).toHaveText('Connect this site')
    await expect(webWallet.page.getByText('Host page')).toBeVisible()
    await webWallet.approve()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.dialog()).toBeHidden()
    const connected = await host.events('connect')
    expect(connected).toHaveLength(1)
    expect(connected[0]?.detail).toMatchObject({
      namespace: 'eip155',
      address: first,
      caipAddress: `eip155:1:${first}`,
      accounts: [{ address: first, type: 'eoa' }],
      network: { caipNetworkId: 'eip155:1' },
      wallet: { name: 'Demo wallet', type: 'WALLET_CONNECT' },
      restored: false,
    })
  })

  await test.step('the wallet signs a message', async () => {
    const signing = host.command('sign-message', { message: 'Grüße' })
    await webWallet.approve()
    expect(verifyMessage('Grüße', String(await signing))).toBe(first)
  })

  await test.step('a rejection in the wallet rejects the request as a user rejection', async () => {
    const signing = host.command('sign-message', { message: 'No' })
    await webWallet.reject()
    expect(await signing).toEqual({ error: 'USER_REJECTED' })
    const request = host.request('personal_sign', ['0x4869', first])
    await webWallet.reject()
    expect(await request).toMatchObject({ error: 4001 })
  })

  await test.step('the wallet sends a transaction that the chain mines', async () => {
    const value = '0x2386f26fc10000'
    const sending = host.request('eth_sendTransaction', [{ from: first, to: second, value }])
    await host.button('Continue').click()
    await webWallet.approve()
    const hash = String(await sending)
    const chain = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { pollingInterval: 100 })
    const receipt = await chain.waitForTransaction(hash)
    expect(receipt).toMatchObject({ status: 1, from: first, to: second })
    chain.destroy()
  })

  await test.step('the element follows the wallet’s network change', async () => {
    await webWallet.selectNetwork('eip155:8453')
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    expect(await host.request('eth_chainId')).toBe('0x2105')
  })

  await test.step('the element follows the wallet’s account change', async () => {
    await webWallet.selectAccount(second)
    await expect(host.element()).toHaveAttribute('address', second)
    expect(await host.request('eth_accounts')).toEqual([second])
    const [change] = await host.events('accountchange')
    expect(change?.detail).toMatchObject({ caipAddress: `eip155:8453:${second}` })
    const signing = host.command('sign-message', { message: 'as the second' })
    await webWallet.approve()
    expect(verifyMessage('as the second', String(await signing))).toBe(second)
  })

  await test.step('the wallet disconnects', async () => {
    await webWallet.disconnect()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect((await host.events('disconnect')).map(({ detail }) => detail)).toEqual([
      { namespace: 'eip155', reason: 'wallet' },
    ])
  })
})

test('a network switch sends the wallet a request only if the wallet has not approved the network', async ({
  host,
  context,
  urls,
}) => {
  const webWallet = await WebWallet.open(context, urls, ['eip155:1'])
  await host.open()
  await webWallet.pair(await openQrCode(host))
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')

  const switching = host.command('switch-network', { network: 'base' })
  await expect(webWallet.question()).toHaveText(/network/i)
  await webWallet.approve()
  expect(await switching).toBeUndefined()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')

  // The session contains both networks, so switching back sends no request to the wallet. The wallet's event for Base
  // may arrive after the switch back, and would then switch to Base again.
  await expect(async () => {
    await host.command('switch-network', { network: 'ethereum' })
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1', { timeout: 1000 })
  }).toPass()
  const changes = await host.events('networkchange')
  const names = changes.map(({ detail }) => detail.network.name)
  expect([names[0], names.at(-1)]).toEqual(['Base', 'Ethereum'])
})

test('a reload restores the session, which signs, and a disconnect ends it on both sides', async ({
  host,
  page,
  webWallet,
}) => {
  await host.open()
  await webWallet.pair(await openQrCode(host))
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')

  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', first)
  const [restored] = await host.events('connect')
  expect(restored?.detail).toMatchObject({
    restored: true,
    wallet: { name: 'Demo wallet', type: 'WALLET_CONNECT' },
  })
  const signing = host.command('sign-message', { message: 'still here' })
  await webWallet.approve()
  expect(verifyMessage('still here', String(await signing))).toBe(first)

  // A click in a background tab may take seconds, because the browser hardly renders it.
  await page.bringToFront()
  await page.locator('wallet-button').click()
  await host.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expect(webWallet.noSites()).toBeVisible()
  expect((await host.events('disconnect')).map(({ detail }) => detail)).toEqual([
    { namespace: 'eip155', reason: 'user' },
  ])

  await expect.poll(() => page.evaluate(storedSessions)).toEqual([])
  await host.reload()
  expect((await host.state()).status).toBe('disconnected')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

/** Runs in the page: returns the sessions, the keys of sessions and the pairings that the SDK has stored. */
async function storedSessions(): Promise<unknown[]> {
  const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const store = opening.result.transaction('keyvaluestorage').objectStore('keyvaluestorage')
  const read = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) =>
      request.addEventListener('success', () => resolve(request.result)),
    )
  const keys = (await read(store.getAllKeys())).map(String)
  const values = (await read(store.getAll())).map((text) => JSON.parse(String(text)) as unknown)
  opening.result.close()
  return keys.flatMap((key, index) => {
    const value = values[index]
    return /session$|pairing$|proposal$|subscription$/.test(key) && Array.isArray(value)
      ? value
      : []
  })
}
