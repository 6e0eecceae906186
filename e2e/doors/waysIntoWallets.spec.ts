import { iPhone } from '../fixtures/page/devices.ts'
import { openedLinks, recordOpenedLinks, uriIn } from '../fixtures/page/openedLinks.ts'
import { expect, pairingUris, test } from '../fixtures/walletConnect/pairing.ts'

const metaMask = { id: 'metamask', name: 'MetaMask', mobile_link: 'metamask://' }
const okx = { id: 'okx', name: 'OKX Wallet', mobile_link: 'okex://main' }
const phantom = { id: 'phantom', name: 'Phantom', mobile_link: 'phantom://' }
const attributes = { 'custom-wallets': JSON.stringify([metaMask, okx, phantom]) }

test.use(iPhone)

test('each 3 s without leaving the page offers the next way into a wallet, and the last one connects', async ({
  host,
  page,
  phone,
}) => {
  await page.clock.install()
  await recordOpenedLinks(page)
  await host.open({ attributes })
  await page.getByRole('button', { name: 'Connect Wallet' }).tap()
  await host.button(/^MetaMask/).tap()
  await expect.poll(() => openedLinks(page)).toHaveLength(1)
  expect((await openedLinks(page))[0]?.url).toMatch(/^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/)

  const inApp = host.button('Open this page in MetaMask')
  await page.clock.fastForward('00:02')
  await expect(inApp).toBeHidden()
  await page.clock.fastForward('00:01')
  await inApp.tap()
  const { host: site, pathname, search } = new URL(page.url())
  await expect.poll(() => openedLinks(page)).toHaveLength(2)
  expect((await openedLinks(page))[1]).toMatchObject({
    url: `https://link.metamask.io/dapp/${site}${pathname}${search}`,
    target: '_blank',
  })
  await expect(host.dialog().getByText('This page opens again inside MetaMask')).toBeVisible()

  await page.clock.fastForward('00:03')
  await host.button('Show QR code').tap()
  await expect(host.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
  // The pairing of the first way goes on.
  expect(await pairingUris(host)).toHaveLength(1)
  await (await phone()).pair(uriIn((await openedLinks(page))[0]))
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('the way that the user took last is offered first, also after a reload', async ({
  host,
  page,
}) => {
  await recordOpenedLinks(page)
  await host.open({ attributes })
  const open = () => host.command('open', { view: 'ConnectingWalletConnect', wallet: okx })
  await open()
  // On iOS a scheme shows an error if its app is missing, so the browser of the app comes first.
  await expect.poll(() => openedLinks(page)).toHaveLength(1)
  expect((await openedLinks(page))[0]?.url).toMatch(/^https:\/\/web3\.okx\.com\/download/)
  await host.button('Stay in this browser').tap()
  await expect.poll(async () => (await openedLinks(page)).at(-1)?.url).toMatch(/^okex:\/\/main\/wc/)
  await host.reload()
  await open()
  await expect(host.dialog().getByText('This page opens again inside OKX Wallet')).toBeVisible()
  expect(await pairingUris(host)).toEqual([])
})

test('a relay that is down leaves the browser of the wallet’s app', async ({
  host,
  page,
  ownRelay,
}) => {
  await ownRelay.stop()
  await page.clock.install()
  await recordOpenedLinks(page)
  const attempt = page.waitForEvent('websocket')
  await host.open({ attributes: { ...attributes, 'relay-url': ownRelay.url } })
  await host.command('open', { view: 'ConnectingWalletConnect', wallet: metaMask })
  await attempt
  await page.clock.fastForward('00:10')
  await expect(host.dialog().getByText('Can’t reach WalletConnect')).toBeVisible()
  await host.button('Open this page in MetaMask').tap()
  await expect.poll(() => openedLinks(page)).toHaveLength(1)
  expect((await openedLinks(page))[0]?.url).toMatch(/^https:\/\/link\.metamask\.io\/dapp\//)
})

test('a wallet without WalletConnect is never offered a pairing', async ({ host, page }) => {
  await recordOpenedLinks(page, { slow: true })
  await host.open({ attributes: { ...attributes, networks: 'ethereum' } })
  await host.command('open', { view: 'ConnectingWalletConnect', wallet: phantom })
  await host.button('Open Phantom').tap()
  await expect(host.dialog().getByText('This is taking longer than usual')).toBeVisible()
  for (const other of ['Stay in this browser', 'Show QR code'])
    await expect(host.button(other)).toBeHidden()
  expect(await pairingUris(host)).toEqual([])
})

test('a page without a project id reaches the wallets that it names by the browsers of their apps', async ({
  host,
  page,
}) => {
  const rainbow = { id: 'rainbow', name: 'Rainbow', mobile_link: 'rainbow://' }
  const wallets = JSON.stringify([metaMask, rainbow, phantom])
  await recordOpenedLinks(page)
  await host.open({
    attributes: { 'project-id': null, 'relay-url': null, 'custom-wallets': wallets },
  })
  await page.getByRole('button', { name: 'Connect Wallet' }).tap()
  await expect(host.button(/^MetaMask/)).toBeVisible()
  await expect(host.button(/^Rainbow/)).toBeHidden()
  await host.button(/^Phantom/).tap()
  await expect.poll(() => openedLinks(page)).toHaveLength(1)
  expect((await openedLinks(page))[0]?.url).toMatch(/^https:\/\/phantom\.app\/ul\/browse\//)
  await host.button('Back').tap()
  await host.button(/^MetaMask/).tap()
  await expect.poll(() => openedLinks(page)).toHaveLength(2)
  expect((await openedLinks(page))[1]?.url).toMatch(/^https:\/\/link\.metamask\.io\/dapp\//)
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['PROJECT_ID_NOT_CONFIGURED'])
})
