import { iPhone } from '../../fixtures/page/devices.ts'
import {
  connectPhone,
  expect,
  nextPairingUri,
  pairingUris,
  test,
} from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts, WebWallet, webWalletQuery } from '../../fixtures/walletConnect/webWallet.ts'

const everywhere = {
  id: 'everywhere',
  name: 'Everywhere',
  rdns: 'test.wallet',
  mobile_link: 'everywhere://',
  webapp_link: 'https://everywhere.example/app',
  desktop_link: 'everywhere://',
  app_store: 'https://apps.example/everywhere',
  homepage: 'https://everywhere.example',
}

test('a wallet with links for every platform shows all platforms in order', async ({ host }) => {
  await host.open()
  await host.command('open', { view: 'ConnectingWalletConnect', wallet: everywhere })
  const tabs = host.dialog().getByRole('tab')
  await expect(tabs).toHaveText(['Mobile', 'Web app', 'Desktop', 'Browser'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(host.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()

  await tabs.filter({ hasText: 'Web app' }).click()
  await expect(host.button('Open Everywhere')).toBeVisible()
  await expect(host.dialog().getByText('new tab')).toBeVisible()
  await tabs.filter({ hasText: 'Browser' }).click()
  await expect(host.dialog().getByText('Everywhere is not installed')).toBeVisible()

  // The view of another wallet starts on that wallet's first platform.
  await host.command('open', {
    view: 'ConnectingWalletConnect',
    wallet: { id: 'phone', name: 'Phone Only', mobile_link: 'phone://' },
  })
  await expect(host.dialog('Phone Only')).toBeVisible()
  await expect(tabs).toHaveCount(0)
  await expect(host.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('the platform Browser of an installed wallet comes first, and connects without a pairing', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('open', { view: 'ConnectingWalletConnect', wallet: everywhere })
  const tabs = host.dialog().getByRole('tab')
  await expect(tabs).toHaveText(['Browser', 'Mobile', 'Web app', 'Desktop'])
  await expect(tabs.filter({ hasText: 'Mobile' })).toHaveAttribute('aria-selected', 'true')
  await tabs.filter({ hasText: 'Browser' }).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect((await host.events('connect')).at(-1)?.detail.wallet.type).toBe('ANNOUNCED')
})

test.describe('on a phone', () => {
  test.use(iPhone)

  test('the platforms of a wallet include neither desktop app nor extension', async ({ host }) => {
    await host.open()
    await host.command('open', { view: 'ConnectingWalletConnect', wallet: everywhere })
    await expect(host.dialog().getByRole('tab')).toHaveText(['Mobile', 'Web app'])
  })
})

test('a wallet that is not installed links to its store', async ({ host }) => {
  await host.open()
  await host.command('open', { view: 'ConnectingWalletConnect', wallet: everywhere })
  await nextPairingUri(host)
  await expect(host.dialog().getByText('Don’t have Everywhere?')).toBeVisible()
  await host.button('Get').click()
  await expect(host.dialog('Get Everywhere')).toBeVisible()
  const store = host.dialog().getByRole('link', { name: 'App Store' })
  await expect(store).toHaveAttribute('href', 'https://apps.example/everywhere')
  await host.button('Back').click()
  await expect(host.dialog('Everywhere')).toBeVisible()
  expect(await nextPairingUri(host, 1)).not.toBe((await pairingUris(host))[0])
})

test('a web wallet opens in a new tab with the pairing URI, and becomes a recent wallet', async ({
  host,
  page,
  context,
  urls,
}) => {
  // The services have other ports in each test run, so the URL of the web wallet must contain their URLs.
  await context.route(`${urls.webWallet}/wc?uri=*`, (route) => {
    const location = `${route.request().url()}&${webWalletQuery(urls)}`
    return route.fulfill({ status: 302, headers: { location } })
  })
  await host.open()
  await host.openAndTake(/^Demo Web Wallet/)
  await host.dialog().getByRole('tab', { name: 'Web app' }).click()
  const opening = context.waitForEvent('page')
  await host.button('Open Demo Web Wallet').click()
  const webWallet = new WebWallet(await opening)
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', phoneAccounts[0])

  await host.command('disconnect')
  await page.bringToFront()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const rows = host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect(rows.nth(1)).toHaveText(/Demo Web Wallet.*Recent/)
})

test('the two wallets used last are listed as recent, newest first', async ({
  host,
  page,
  phone,
}) => {
  await host.open()
  const wallet = await phone()
  for (const name of ['One', 'Two', 'Three']) {
    const known = (await pairingUris(host)).length
    await host.command('open', {
      view: 'ConnectingWalletConnect',
      wallet: { id: name, name, mobile_link: `${name}://` },
    })
    await wallet.pair(await nextPairingUri(host, known))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await host.command('disconnect')
  }
  await connectPhone(host, wallet)
  await host.command('disconnect')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const recent = host.dialog().getByRole('button', { name: 'Recent' })
  await expect(recent).toHaveText([/Three/, /Two/])
})
