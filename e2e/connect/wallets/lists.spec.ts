import { installStandardWallet } from '../../fixtures/installed/standardWallet.ts'
import { setAttributes } from '../../fixtures/page/attributes.ts'
import { HostPage } from '../../fixtures/page/hostPage.ts'
import { rememberWallets, rowNames, watchRequests } from '../../fixtures/page/walletRows.ts'
import { expect, nextPairingUri, test } from '../../fixtures/walletConnect/pairing.ts'

const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const zerion = 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18'
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const own = JSON.stringify([{ id: 'own', name: 'Own Wallet', mobile_link: 'own://' }])
const featured = `${zerion} ${rainbow}`
const allWallets = expect.stringMatching(/^All Wallets \d+0\+$/)

test('the sections come in the order WalletConnect, recent, installed, featured, custom', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await rememberWallets(host, ['Newer', 'Older'])
  await host.open({ attributes: { 'featured-wallet-ids': featured, 'custom-wallets': own } })
  await host.command('open')
  await expect
    .poll(() => rowNames(host))
    .toEqual([
      'WalletConnect QR code',
      'Newer Recent',
      'Older Recent',
      'Alpha Installed',
      'Zerion',
      'Rainbow',
      'Own Wallet',
      allWallets,
    ])

  await test.step('the host’s section order applies, also while the list is open', async () => {
    const order = JSON.stringify({ connectorTypeOrder: ['custom', 'injected'] })
    await setAttributes(host, { features: order })
    await expect
      .poll(async () => (await rowNames(host)).slice(0, 4))
      .toEqual(['Own Wallet', 'Alpha Installed', 'WalletConnect QR code', 'Newer Recent'])
  })
})

test('recommended wallets fill the list up to two wallets, with one request', async ({
  host,
  installWallet,
}) => {
  const requests = watchRequests(host, '/getWallets')
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await host.open()
  await host.command('open')
  await expect.poll(async () => (await rowNames(host)).length).toBe(4)
  const [first, second, recommended, all] = await rowNames(host)
  expect([first, second]).toEqual(['WalletConnect QR code', 'Alpha Installed'])
  expect(recommended).toBe('Demo Web Wallet')
  expect(all).toMatch(/^All Wallets \d+0\+$/)
  expect(requests).toHaveLength(1)
})

test('featured wallets follow the attribute while the list is open', async ({ host }) => {
  await host.open()
  await host.command('open')
  await expect(host.button('Demo Web Wallet')).toBeVisible()
  await setAttributes(host, { 'featured-wallet-ids': featured })
  await expect
    .poll(() => rowNames(host))
    .toEqual(['WalletConnect QR code', 'Zerion', 'Rainbow', allWallets])
})

test('an installed wallet that the host features or adds is listed once', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'MetaMask', rdns: 'io.metamask' })
  const twin = JSON.stringify([{ id: 'mine', name: 'My Fox', rdns: 'io.metamask' }])
  const attributes = { 'featured-wallet-ids': `${metaMask} ${rainbow}`, 'custom-wallets': twin }
  await host.open({ attributes })
  await host.command('open')
  await expect
    .poll(() => rowNames(host))
    .toEqual(['WalletConnect QR code', 'MetaMask Installed', 'Rainbow', allWallets])
})

test('a wallet used through the directory becomes recent, newest first', async ({
  host,
  phone,
}) => {
  const wallet = await phone()
  await host.open()
  for (const name of ['Zerion', 'Rainbow', 'Ledger Live']) {
    const known = (await host.events('pairinguri')).length
    await host.command('open', { view: 'AllWallets' })
    await host.dialog().getByRole('searchbox').fill(name)
    await expect.poll(() => rowNames(host)).toEqual([name])
    await host.button(name).click()
    await wallet.pair(await nextPairingUri(host, known))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await host.command('disconnect')
  }
  await host.reload()
  await host.command('open')
  await expect
    .poll(() => rowNames(host))
    .toEqual([
      'WalletConnect QR code',
      'Ledger Live Recent',
      'Rainbow Recent',
      expect.stringMatching(/^All Wallets/),
    ])
})

test('excluded wallets are hidden, also when installed or late', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Rainbow', rdns: 'me.rainbow' })
  await installWallet({
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    behaviour: { lateAnnounce: 'manual' },
  })
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await host.open({ attributes: { 'exclude-wallet-ids': `${rainbow} ${zerion}` } })
  await host.command('open')
  await expect(host.button(/^Alpha/)).toBeVisible()
  await expect(host.button(/^Rainbow/)).toHaveCount(0)
  await page.evaluate(() => window.demoWallet?.['io.zerion.wallet']?.announce())
  await expect(host.button(/^Zerion/)).toHaveCount(0)

  await host.button(/^All Wallets/).click()
  await expect(host.button('MetaMask')).toBeVisible()
  await expect(host.button('Rainbow')).toHaveCount(0)
  await host.dialog().getByRole('searchbox').fill('rainbow')
  await expect(host.dialog().getByText('No wallets match “rainbow”')).toBeVisible()
})

test('an excluded wallet is hidden in every family', async ({ host, page }) => {
  await installStandardWallet(page, { name: 'Zerion' })
  await installStandardWallet(page, { name: 'Alpha' })
  const attributes = { networks: 'solana-devnet', 'exclude-wallet-ids': zerion }
  await host.open({ attributes })
  await host.command('open')
  await expect(host.button(/^Alpha/)).toBeVisible()
  await expect(host.button(/^Zerion/)).toHaveCount(0)
})

test('include-wallet-ids limits recommendations, directory and search', async ({ host }) => {
  await host.open({ attributes: { 'include-wallet-ids': featured } })
  await host.command('open')
  await expect
    .poll(() => rowNames(host))
    .toEqual(['WalletConnect QR code', 'Rainbow', 'Zerion', 'All Wallets 2'])
  await host.button(/^All Wallets/).click()
  await expect.poll(() => rowNames(host)).toEqual(['Rainbow', 'Zerion'])
  await host.dialog().getByRole('searchbox').fill('r')
  await expect(host.dialog().getByRole('status').filter({ hasText: 'found: 2' })).toBeAttached()
})

const withoutAll: [string, Record<string, string>][] = [
  ['all-wallets="hide"', { 'all-wallets': 'hide' }],
  ['all-wallets="only-mobile" on a desktop', { 'all-wallets': 'only-mobile' }],
  ['features.allWallets false', { features: '{"allWallets":false}' }],
]
for (const [title, attributes] of withoutAll) {
  test(`the All Wallets row is hidden with ${title}`, async ({ host }) => {
    await host.open({ attributes })
    await host.command('open')
    await expect(host.button('Demo Web Wallet')).toBeVisible()
    await expect(host.button(/^All Wallets/)).toHaveCount(0)
    await host.button('Get started').click()
    await host.button('Get a wallet').click()
    await expect(host.button(/^Demo Web Wallet/)).toBeVisible()
    await expect(host.button('Explore all wallets')).toHaveCount(0)
  })
}

test('all-wallets="only-mobile" shows All Wallets on a phone, without a WalletConnect row', async ({
  browser,
  host: { urls },
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const phone = new HostPage(await context.newPage(), urls)
  await phone.open({ attributes: { 'all-wallets': 'only-mobile' } })
  await phone.command('open')
  await expect(phone.button(/^All Wallets/)).toBeVisible()
  await expect(phone.button(/^WalletConnect/)).toHaveCount(0)
  await context.close()
})

test('the wallet guide can be turned off', async ({ host }) => {
  await host.open({ attributes: { 'enable-wallet-guide': 'false' } })
  await host.command('open')
  await expect(host.button('Demo Web Wallet')).toBeVisible()
  await expect(host.button('Get started')).toHaveCount(0)
})
