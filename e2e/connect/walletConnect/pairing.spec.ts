import type { Page } from '@playwright/test'
import {
  connectPhone,
  expect,
  nextPairingUri,
  openQrCode,
  pairingUris,
  test,
} from '../../fixtures/walletConnect/pairing.ts'

/**
 * Resolves when the relay has accepted the page's next proposal. Timeouts of the proposal would expire if the clock were
 * put forward earlier.
 */
function relayAcceptsProposal(page: Page): Promise<unknown> {
  return new Promise((resolve) => {
    let proposal: unknown
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { id, method } = JSON.parse(String(payload))
        if (method === 'wc_proposeSession') proposal = id
      })
      socket.on('framereceived', ({ payload }) => {
        const { id, result } = JSON.parse(String(payload))
        if (result && id === proposal) resolve(result)
      })
    })
  })
}

test('a pairing that the wallet rejects is reported as a rejection, and the next QR code works', async ({
  host,
  phone,
}) => {
  await host.open()
  const declining = await phone({ autoApprove: false })
  const uri = await openQrCode(host)
  await declining.pair(uri)
  await declining.reject()

  await expect(host.dialog().getByRole('alert').filter({ hasText: 'declined' })).toContainText(
    'Connection declined',
  )
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual(['USER_REJECTED'])

  await host.button('Try again').click()
  const fresh = await nextPairingUri(host, 1)
  expect(fresh).not.toBe(uri)
  await declining.pair(fresh)
  await declining.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('the QR code is renewed before it expires, and the new one connects', async ({
  host,
  page,
  phone,
}) => {
  await page.clock.install()
  await host.open()
  const proposed = relayAcceptsProposal(page)
  const uri = await openQrCode(host)
  await proposed
  await page.clock.fastForward('03:45')
  expect(await pairingUris(host)).toEqual([uri])
  await page.clock.fastForward('00:10')
  const renewed = await nextPairingUri(host, 1)
  expect(renewed).not.toBe(uri)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  await (await phone()).pair(renewed)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.events('error')).toEqual([])
})

for (const leave of ['Close', 'Back'] as const) {
  test(`a QR code is invalid once the user has left its view by ${leave}`, async ({
    host,
    phone,
  }) => {
    await host.open()
    await host.openAndTake(/^WalletConnect/)
    const uri = await nextPairingUri(host)
    await host.button(leave).click()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')

    const wallet = await phone()
    await wallet.pair(uri).catch(() => {})
    // The second pairing of the same wallet is complete. The first pairing would be complete too if its code were still
    // valid.
    await connectPhone(host, wallet)
    expect(await host.events('connect')).toHaveLength(1)
    expect(await host.events('error')).toEqual([])
  })
}

test('the QR code view shows one code if it is opened twice, and shows a code again after it was closed', async ({
  host,
  page,
  phone,
}) => {
  await host.open()
  await page.evaluate(() => {
    const send = (command: string) => {
      const detail = { command, view: 'ConnectingWalletConnectBasic' }
      document
        .querySelector('wallet-modal')
        ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    }
    for (const command of ['open', 'open', 'close', 'open']) send(command)
  })
  await nextPairingUri(host)
  await page.evaluate(() => {
    const send = (command: string) => {
      const detail = { command, view: 'ConnectingWalletConnectBasic' }
      document
        .querySelector('wallet-modal')
        ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    }
    for (const command of ['close', 'open', 'open']) send(command)
  })
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await (await phone()).pair((await pairingUris(host)).at(-1) ?? '')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.events('connect')).toHaveLength(1)
  expect((await pairingUris(host)).length).toBeLessThanOrEqual(2)
})

test('a disconnect command replaces the visible QR code by a new one', async ({
  host,
  page,
  phone,
}) => {
  await host.open()
  await openQrCode(host)
  await host.command('disconnect')
  const fresh = await nextPairingUri(host, 1)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await (await phone()).pair(fresh)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.events('error')).toEqual([])
})

test('a WalletConnect connect command rejects when the user closes the modal', async ({ host }) => {
  await host.open()
  const connecting = host.command('connect', { wallet: 'walletConnect' })
  await nextPairingUri(host)
  await host.button('Close').click()
  expect(await connecting).toEqual({ error: 'USER_REJECTED' })
  expect(await host.events('error')).toHaveLength(1)
})

test('a page without a project id does not list WalletConnect, and emits one error', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { 'project-id': null, 'relay-url': null } })
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await expect(host.button(/^WalletConnect/)).toHaveCount(0)
  await expect(host.button(/^All wallets/)).toHaveCount(0)
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual([
    'PROJECT_ID_NOT_CONFIGURED',
  ])
})

test('a page with its own relay URL needs no project id for WalletConnect', async ({
  host,
  phone,
}) => {
  await host.open({ attributes: { 'project-id': null } })
  const wallet = await phone()
  const connecting = host.command('connect', { wallet: 'walletConnect' })
  await wallet.pair(await nextPairingUri(host))
  expect(await connecting).toMatchObject({ namespace: 'eip155' })
})
