import {
  connectPhone,
  expect,
  nextPairingUri,
  openQrCode,
  test,
} from '../fixtures/walletConnect/pairing.ts'

const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

test.describe('an approval that nobody waits for any more', () => {
  test('is ended when the page was reloaded between scan and approval', async ({
    host,
    webWallet,
  }) => {
    await host.open()
    await webWallet.pair(await openQrCode(host))
    await expect(webWallet.question()).toHaveText('Connect this site')
    await host.reload()
    await webWallet.approve()
    await expect(webWallet.question()).toBeHidden()
    await expect(webWallet.noSites()).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })

  test('is ended when the modal was closed, and the next pairing works', async ({
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

test('a network that the wallet did not approve is said to be that', async ({
  host,
  urls,
  phone,
}) => {
  await host.open({ attributes: { networks: 'bitcoin bitcoin-testnet' } })
  await connectPhone(host, await phone({ rpcUrls: { ...urls.chains, [bitcoin]: '' } }))
  const switching = host.command('switch-network', { network: testnet })
  expect(await switching).toEqual({ error: 'NETWORK_NOT_APPROVED' })
  await expect(host.element()).toHaveAttribute('caip-network-id', bitcoin)
})

test('off is off: WalletConnect’s view by command makes no pairing', async ({ host }) => {
  await host.open({ attributes: { 'enable-walletconnect': 'false' } })
  await host.command('open', { view: 'ConnectingWalletConnectBasic' })
  const [error] = await host.events('error')
  expect(error?.detail.code).toBe('NOT_ENABLED')
  expect(await host.events('pairinguri')).toEqual([])
})
