import type { Page } from '@playwright/test'
import { verifyMessage } from 'ethers'
import WebSocket from 'ws'
import {
  connectPhone,
  expect,
  nextPairingUri,
  openQrCode,
  test,
} from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../../fixtures/walletConnect/webWallet.ts'

const qrCode = (page: Page) => page.getByRole('img', { name: 'QR code of the connection request' })

test('an unreachable relay shows an error within 10 s, and Try again works once the relay runs', async ({
  host,
  page,
  ownRelay,
  phone,
}) => {
  await ownRelay.stop()
  await page.clock.install()
  const attempt = page.waitForEvent('websocket')
  await host.open({ attributes: { 'relay-url': ownRelay.url } })
  await host.command('open', { view: 'ConnectingWalletConnectBasic' })
  await expect(host.dialog().getByText('Preparing the connection')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  await attempt
  await page.clock.fastForward('00:10')
  await expect(host.dialog().getByText('Can’t reach WalletConnect')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)
  expect(await codes()).toEqual(['RELAY_UNREACHABLE'])

  await ownRelay.start()
  await host.button('Try again').click()
  const uri = await nextPairingUri(host)
  await expect(qrCode(page)).toBeVisible()
  await (await phone({ relayUrl: ownRelay.url })).pair(uri)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await codes()).toEqual(['RELAY_UNREACHABLE'])
})

test('a wallet connects by a new QR code after the relay has failed and recovered', async ({
  host,
  page,
  ownRelay,
  phone,
}) => {
  await host.open({ attributes: { 'relay-url': ownRelay.url } })
  await openQrCode(host)
  await ownRelay.stop()
  await ownRelay.start()
  const fresh = await nextPairingUri(host, 1)
  await expect(qrCode(page)).toBeVisible()
  await (await phone({ relayUrl: ownRelay.url })).pair(fresh)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.events('error')).toEqual([])
})

test('a request sent while the relay is down is delivered once the relay recovers', async ({
  host,
  page,
  ownRelay,
  phone,
}) => {
  await host.open({ attributes: { 'relay-url': ownRelay.url } })
  await connectPhone(host, await phone({ relayUrl: ownRelay.url }))
  await ownRelay.stop()
  const signing = host.command('sign-message', { message: 'later' })
  const back = page.waitForEvent('websocket')
  await ownRelay.start()
  await back
  expect(verifyMessage('later', String(await signing))).toBe(phoneAccounts[0])
})

test('a request without a response does not delay the next request to the wallet', async ({
  host,
  phone,
}) => {
  await host.open()
  const wallet = await phone({ autoApprove: false })
  await wallet.pair(await openQrCode(host))
  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  void host.request('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  const pending = host.request('personal_sign', ['0x4869', phoneAccounts[0]])
  await expect.poll(() => wallet.pending().length).toBe(1)
  expect(await host.request('eth_accounts')).toEqual([phoneAccounts[0]])
  expect(await host.request('eth_blockNumber')).toMatch(/^0x/)
  const second = host.request('personal_sign', ['0x4a6f', phoneAccounts[0]])
  await expect.poll(() => wallet.pending().length).toBe(2)
  await wallet.approve()
  await wallet.approve()
  expect(await second).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await pending).toMatch(/^0x[0-9a-f]{130}$/)
})

test('a verification service that never responds does not delay the QR code', async ({
  host,
  page,
  ownRelay,
}) => {
  const verify: string[] = []
  await page.route('https://verify.walletconnect.org/**', (route) => {
    verify.push(route.request().url())
  })
  // Connections to the public relay's host name are forwarded to a local relay.
  await page.routeWebSocket(/^wss:\/\/relay\.walletconnect\.org/, (socket) => {
    const url = new URL(socket.url())
    const relay = new WebSocket(`${ownRelay.url}${url.search}`, {
      headers: { host: url.host },
    })
    const opened = new Promise((resolve) => relay.once('open', resolve))
    socket.onMessage(async (message) => {
      await opened
      relay.send(message)
    })
    relay.on('message', (data) => socket.send(String(data)))
    relay.on('error', () => socket.close())
    socket.onClose(() => relay.close())
  })
  await page.clock.install()
  await host.open({ attributes: { 'relay-url': null } })
  await host.command('open', { view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => verify.length).toBe(1)
  // The time limit is measured by the page's clock, so it does not depend on the speed of the machine.
  await page.clock.pauseAt(Date.now() + 4000)
  await nextPairingUri(host)
  await page.clock.resume()
  await expect(qrCode(page)).toBeVisible()
})

test('a page with its own relay sends no request to hosts of WalletConnect', async ({
  host,
  page,
  phone,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  await host.open()
  await connectPhone(host, await phone())
  await host.command('sign-message', { message: 'to the wallet alone' })
  expect([...hosts].filter((one) => /walletconnect|reown|web3modal/.test(one))).toEqual([])
})

test('a stored session without its keys is removed, and the next pairing connects', async ({
  host,
  page,
  phone,
}) => {
  await host.open()
  const wallet = await phone()
  await connectPhone(host, wallet)
  await page.evaluate(loseKeys)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expect.poll(async () => (await host.state()).loading).toBe(false)
  expect(await host.events('connect')).toEqual([])
  await connectPhone(host, wallet)
  expect(await host.command('sign-message', { message: 'new keys' })).toMatch(/^0x[0-9a-f]{130}$/)
})

test('a pairing connects although the stored WalletConnect data are malformed', async ({
  host,
  page,
  phone,
}) => {
  await host.open()
  const wallet = await phone()
  await connectPhone(host, wallet)
  await page.evaluate(garble)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await connectPhone(host, wallet)
})

/** Runs in the page: deletes the keys from storage, like a browser that clears a part of its storage. */
async function loseKeys(): Promise<void> {
  const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('keyvaluestorage', 'readwrite')
  const store = transaction.objectStore('keyvaluestorage')
  const request = store.getAllKeys()
  request.addEventListener('success', () => {
    for (const key of request.result) if (String(key).includes('keychain')) store.delete(key)
  })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}

async function garble(): Promise<void> {
  const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('keyvaluestorage', 'readwrite')
  const store = transaction.objectStore('keyvaluestorage')
  const request = store.getAllKeys()
  request.addEventListener('success', () => {
    for (const [index, key] of request.result.entries()) {
      store.put(['{"topic":', '42', '[null,{}]', '"text"'][index % 4], key)
    }
  })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}
