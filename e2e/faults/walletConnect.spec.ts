import {
  connectPhone,
  expect,
  nextPairingUri,
  openQrCode,
  test,
} from '../fixtures/walletConnect/pairing.ts'

const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** Reads the proposals that the SDK has stored. */
async function readProposals(): Promise<unknown[]> {
  const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
  const store = database.transaction('keyvaluestorage').objectStore('keyvaluestorage')
  const keys = (await done(store.getAllKeys())).map(String)
  const text: unknown = await done(store.get(keys.find((key) => key.endsWith('//proposal')) ?? ''))
  database.close()
  return typeof text === 'string' ? JSON.parse(text) : []
}

test.describe('abandoned pairings', () => {
  test('a session approved for an abandoned pairing is ended when the page was reloaded between scan and approval', async ({
    host,
    page,
    webWallet,
  }) => {
    await host.open()
    await webWallet.pair(await openQrCode(host))
    await expect(webWallet.question()).toHaveText('Connect this site')
    // The browser stores the pairing before a user could approve it, so the test waits for that.
    await expect.poll(() => page.evaluate(readProposals)).toHaveLength(1)
    await host.reload()
    await webWallet.approve()
    await expect(webWallet.question()).toBeHidden()
    await expect(webWallet.noSites()).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })

  test('a session approved for an abandoned pairing is ended when the modal was closed, and the next pairing connects', async ({
    host,
    webWallet,
  }) => {
    await host.open()
    await webWallet.pair(await openQrCode(host))
    await expect(webWallet.question()).toHaveText('Connect this site')
    await host.command('close')
    await webWallet.approve()
    await expect(webWallet.question()).toBeHidden()
    await expect(webWallet.noSites()).toBeVisible()
    await host.command('open', { view: 'ConnectingWalletConnectBasic' })
    await webWallet.pair(await nextPairingUri(host, 1))
    await webWallet.approve()
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })
})

test('a switch to a network that the wallet did not approve rejects with NETWORK_NOT_APPROVED', async ({
  host,
  page,
  urls,
  phone,
}) => {
  // A failed read of the balance would emit an error of its own.
  const none = { funded_txo_sum: 0, spent_txo_sum: 0 }
  await page.route('https://mempool.space/**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { chain_stats: none, mempool_stats: none },
    }),
  )
  await host.open({ attributes: { networks: 'bitcoin bitcoin-testnet' } })
  await connectPhone(host, await phone({ rpcUrls: { ...urls.chains, [bitcoin]: '' } }))
  const switching = host.command('switch-network', { network: testnet })
  expect(await switching).toEqual({ error: 'NETWORK_NOT_APPROVED' })
  const errors = (await host.events('error')).map(({ detail }) => detail)
  expect(errors.map(({ code }) => code)).toEqual(['NETWORK_NOT_APPROVED'])
  expect(errors[0]?.shortMessage).toMatch(/did not approve this network.*allow it in the wallet/)
  await expect(host.element()).toHaveAttribute('caip-network-id', bitcoin)
})

test('the WalletConnect view starts no pairing while WalletConnect is turned off', async ({
  host,
}) => {
  await host.open({ attributes: { 'enable-walletconnect': 'false' } })
  await host.command('open', { view: 'ConnectingWalletConnectBasic' })
  const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)
  await expect.poll(codes).toEqual(['NOT_ENABLED'])
  expect(await host.events('pairinguri')).toEqual([])
})
