import type { Page } from '@playwright/test'
import { publish } from '../../fixtures/page/publish.ts'
import { untilIdle } from '../../fixtures/page/untilIdle.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Records the page's requests: files of the package by path, all others by URL. */
function record(page: Page, demo: string): { own: string[]; services: string[] } {
  const own: string[] = []
  const services: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(blob|data):$/.test(url.protocol)) return
    if (url.origin === new URL(demo).origin) own.push(url.pathname)
    else services.push(`${request.method()} ${url.origin}${url.pathname}`)
  })
  page.on('websocket', (socket) => services.push(`WebSocket ${socket.url()}`))
  return { own, services }
}

const body = `
  <button commandfor="wallet" command="--open">Open</button>
  <wallet-network-button for="wallet"></wallet-network-button>
  <button>Elsewhere</button>`
const atLoad = ['/host', '/wallet-modal/wallet-modal.js']
const isChunk = (path: string) => path.startsWith('/wallet-modal/chunks/')
/** React and the first views are fetched as one file. */
const isReact = (path: string) => /\/chunks\/shell-/.test(path)
/** True once the closed dialog contains the first view. Every prefetched chunk has loaded then. */
const isDrawnAhead = (page: Page) =>
  expect(page.locator('wallet-modal dialog')).toContainText('WalletConnect')

test('a page load requests the script only, and no chunk or service', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const { site, path } = await publish(page, host.urls.demo)
  const { own, services } = record(page, site)
  await host.open({ body, path, attributes: { features: JSON.stringify({ analytics: true }) } })
  await untilIdle(page)
  expect(own).toEqual(atLoad)
  expect(services).toEqual([])
})

const intents: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[] = [
  ['a pointer over the wallet button', (page) => page.locator('wallet-button').hover()],
  ['a pointer over the network button', (page) => page.locator('wallet-network-button').hover()],
  ['a pointer over a button with commandfor', (page) => page.getByText('Open').hover()],
  ['the focus on the wallet button', (page) => page.keyboard.press('Tab')],
  [
    'a finger on a button with commandfor',
    (page) => page.getByText('Open').dispatchEvent('touchstart'),
  ],
]

for (const [name, act] of intents) {
  test(`${name} prefetches chunks and sends no service request`, async ({ host, page }) => {
    const { site, path } = await publish(page, host.urls.demo)
    const { own, services } = record(page, site)
    await host.open({ body, path })
    await untilIdle(page)
    expect(own).toEqual(atLoad)
    await act(page)
    await isDrawnAhead(page)
    expect(own.some(isReact)).toBe(true)
    expect(own.slice(atLoad.length).every(isChunk)).toBe(true)
    expect(new Set(own).size).toBe(own.length)
    expect(services).toEqual([])
    expect((await host.events()).map(({ type }) => type)).not.toContain('open')

    const fetched = own.length
    await host.command('open')
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    expect(own.slice(fetched)).toEqual([])
  })
}

test('a pointer move prefetches chunks while the browser is idle, and requests no service', async ({
  host,
  page,
}) => {
  const { own, services } = record(page, host.urls.demo)
  await host.open({ body })
  await page.getByText('Elsewhere').hover()
  await isDrawnAhead(page)
  expect(own.some(isReact)).toBe(true)
  expect(services).toEqual([])
})

interface Opening {
  name: string
  attributes: Record<string, string>
  /**
   * Expected number of requests for wallet lists: one for the featured wallets by id, and one for recommendations. The
   * response to the latter has the number of wallets.
   */
  lists: number
}

const openings: readonly Opening[] = [
  { name: 'by default', attributes: {}, lists: 1 },
  { name: 'with featured wallets', attributes: { 'featured-wallet-ids': 'a b' }, lists: 2 },
  { name: 'with excluded wallets', attributes: { 'exclude-wallet-ids': 'a b' }, lists: 1 },
  {
    name: 'with featured and excluded wallets',
    attributes: { 'featured-wallet-ids': 'a', 'exclude-wallet-ids': 'b' },
    lists: 2,
  },
]

for (const { name, attributes, lists } of openings) {
  test(`opening the modal ${name} requests each wallet list once`, async ({ host, page }) => {
    const { services } = record(page, host.urls.demo)
    // The row shows a count only once the list has loaded.
    const listIsShown = () => expect(host.button(/^All wallets/)).toContainText('+')
    await host.open({ attributes })
    await host.command('open')
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await listIsShown()
    const listRequests = services.filter((one) => !/\/(getWalletImage|public)\//.test(one))
    expect(listRequests).toEqual(Array(lists).fill(`GET ${host.urls.walletServices}/getWallets`))
    await host.command('close')
    await host.command('open')
    await listIsShown()
    await untilIdle(page)
    expect(services.filter((one) => one.endsWith('/getWallets'))).toHaveLength(lists)
  })
}

test('a stored session is restored without loading React', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const { own, services } = record(page, host.urls.demo)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(page.locator('wallet-button')).toContainText('ada.demo.eth')
  await untilIdle(page)
  expect(own.filter(isReact)).toEqual([])
  expect(own.some(isChunk)).toBe(true)
  expect(services.filter((one) => one.startsWith(`GET ${host.urls.walletServices}`))).toEqual([])
  const statuses = (await host.events()).flatMap(({ type, detail }) =>
    type === 'ready' || type === 'statechange' ? [detail.status] : [],
  )
  expect([...new Set(statuses)]).toEqual(['connecting', 'connected'])
})

test('enable-reconnect="false" leaves a stored session disconnected after a reload', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.open({ attributes: { 'enable-reconnect': 'false' } })
  expect((await host.state()).status).toBe('disconnected')
  expect(await host.events('connect')).toEqual([])
  await untilIdle(page)
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

test('a stored session whose wallet is missing ends as disconnected, and the user can connect again', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('wallet-modal/connection_status', 'connected')
    localStorage.setItem('wallet-modal/connected_namespaces', '["eip155"]')
  })
  await host.open()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await host.events('error')).toEqual([])
})
