import type { ListedWallet, WalletLists } from '../../src/types/host.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { scan } from '../fixtures/page/scan.ts'
import { watchRequests } from '../fixtures/page/walletRows.ts'
import { servePageScript } from '../fixtures/pageScripts/servePageScript.ts'
import { expect, nextPairingUri, pairingUris, test } from '../fixtures/walletConnect/pairing.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'

/** Opens a page that draws its own list, without a button for the modal. */
async function openOwnList(host: HostPage, own: Record<string, string | null> = {}) {
  const script = await servePageScript(host.page, 'ownListPage')
  await host.openHtml(`<!doctype html><html lang="en"><head><title>Own list</title>
    <script type="module" src="/wallet-modal/wallet-modal.js"></script></head>
    <body><wallet-modal id="wallet" ${host.attributes(own)}></wallet-modal>
    <input type="search" aria-label="Search" /><ul></ul><canvas hidden></canvas><output></output>
    ${script}</body></html>`)
}

// The page's rows alone: the modal may have been rendered ahead, while it is closed.
const rows = (host: HostPage) => host.page.locator('body > ul > li').allTextContents()
const row = (host: HostPage, name: RegExp) =>
  host.page.locator('body > ul > li button', { hasText: name })

async function lists(host: HostPage): Promise<WalletLists> {
  const { wallets } = await host.state()
  if (!wallets) throw new Error('no list was asked for')
  return wallets
}

/** Asserts that the modal has not been opened since page load. */
async function expectUnopened(host: HostPage) {
  await expect(host.dialog()).toBeHidden()
  expect(await host.events('open')).toEqual([])
}

test('a page draws the wallets from statechange, and connects an installed one without the modal', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await openOwnList(host, { 'featured-wallet-ids': rainbow })
  await expect.poll(() => rows(host)).toEqual(['Hare installed', 'Rainbow available'])
  for (const picture of await host.page.locator('li img').all()) {
    await expect(picture, 'every row has a picture').toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
  }
  await row(host, /Hare/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect.poll(() => rows(host)).toEqual(['Hare connected', 'Rainbow available'])
  await expectUnopened(host)
  expect((await lists(host)).installed).toMatchObject([
    { id: 'io.hare', rdns: 'io.hare', namespaces: ['eip155'], ways: ['installed'] },
  ])
})

test('a page searches the directory, draws the QR code of the wallet, and lists it as recent after a reload', async ({
  host,
  webWallet,
}) => {
  await openOwnList(host)
  await host.page.bringToFront()
  await host.page.getByRole('searchbox').fill('Zerion')
  await expect.poll(() => rows(host)).toEqual(['Zerion available'])
  await row(host, /Zerion/).click()
  const uri = await nextPairingUri(host)
  await expect(host.page.locator('canvas')).toBeVisible()
  await expect.poll(() => scan(host.page)).toBe(uri)
  await webWallet.pair(uri)
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expectUnopened(host)
  await host.page.bringToFront()
  await host.reload()
  await expect
    .poll(async () => (await host.state()).wallets?.recent)
    .toMatchObject([{ name: 'Zerion', ways: ['qr'], namespaces: ['eip155'] }])
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('only-wallets and exclude-wallet-ids hold for the lists, the search and connect', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Fox', rdns: 'io.metamask' })
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await openOwnList(host, { 'only-wallets': 'io.metamask Rainbow' })
  await expect.poll(() => rows(host)).toEqual(['Fox installed', 'Rainbow available'])
  expect(await host.command('search-wallets', { query: 'Zerion' })).toEqual({
    error: 'NOT_ENABLED',
  })
  for (const wallet of ['io.hare', 'Zerion', 'walletConnect']) {
    const data = { wallet, modal: false }
    expect(await host.command('connect', data), wallet).toEqual({ error: 'NOT_ENABLED' })
  }
  await openOwnList(host, { 'exclude-wallet-ids': `${metaMask} ${rainbow}` })
  await expect.poll(() => rows(host)).toContain('Hare installed')
  await expect.poll(() => rows(host)).not.toContain('Fox installed')
  expect(await host.command('search-wallets', { query: 'Rainbow' })).toEqual([])
  const data = { wallet: rainbow, modal: false }
  expect(await host.command('connect', data)).toEqual({ error: 'NOT_ENABLED' })
})

test('nothing is listed or requested before a list was asked for', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await host.open()
  const requests = watchRequests(host, '/getWallets')
  expect((await host.state()).wallets).toBeNull()
  expect(requests).toEqual([])
  await host.command('open')
  await expect.poll(async () => (await host.state()).wallets?.featured.length).toBeGreaterThan(0)
  expect((await lists(host)).installed.map(({ name }) => name)).toEqual(['Hare'])
})

test('a search rejects malformed data, and without a project id, whose page still gets its installed wallets', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await host.open()
  for (const data of [{ query: 7 }, { page: 0 }, { page: '1.5' }, { query: 'x'.repeat(101) }]) {
    expect(await host.command('search-wallets', data)).toEqual({ error: 'INVALID_VIEW_DATA' })
  }
  const second = (await host.command('search-wallets', { page: '2' })) as ListedWallet[]
  expect(second).toHaveLength(40)
  expect(second[0]).toMatchObject({
    status: 'available',
    icon: expect.stringMatching(/^(blob|data):/),
  })
  await host.open({ attributes: { 'project-id': null, 'relay-url': null } })
  expect(await host.command('search-wallets')).toEqual({ error: 'PROJECT_ID_NOT_CONFIGURED' })
  expect(await lists(host)).toMatchObject({ installed: [{ name: 'Hare' }], featured: [] })
})

test('of two wallets by QR code the later one gets the code, and disconnecting ends its request', async ({
  host,
}) => {
  await openOwnList(host)
  const first = host.command('connect', { wallet: 'Zerion', modal: false })
  const uri = await nextPairingUri(host)
  const second = host.command('connect', { wallet: rainbow, modal: false })
  expect(await first).toEqual({ error: 'CONNECTION_FAILED' })
  await expect.poll(() => pairingUris(host)).toEqual([uri, uri])
  await host.command('disconnect')
  expect(await second).toEqual({ error: 'USER_REJECTED' })
  await expectUnopened(host)
})
