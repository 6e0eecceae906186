import { setAttributes } from '../../fixtures/page/attributes.ts'
import { HostPage } from '../../fixtures/page/hostPage.ts'
import { rememberWallets, rowNames } from '../../fixtures/page/walletRows.ts'
import { expect, nextPairingUri, test } from '../../fixtures/walletConnect/pairing.ts'

const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const zerion = 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18'
const own = JSON.stringify([{ id: 'own', name: 'Own Wallet', mobile_link: 'own://' }])
const featured = `${zerion} ${rainbow}`
const allWallets = expect.stringMatching(/^All wallets \d+0\+$/)

test('Connect lists installed wallets, WalletConnect, recent, featured and custom wallets, in this order', async ({
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
      'Alpha Installed',
      'WalletConnect QR code',
      'Newer Recent',
      'Older Recent',
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

test('the featured wallets change with the attribute while the list is open', async ({ host }) => {
  await host.open()
  await host.command('open')
  await expect(host.button('Demo Web Wallet')).toBeVisible()
  await setAttributes(host, { 'featured-wallet-ids': featured })
  await expect
    .poll(() => rowNames(host))
    .toEqual(['WalletConnect QR code', 'Zerion', 'Rainbow', allWallets])
})

test('a wallet selected in All Wallets becomes the first recent wallet', async ({
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
      expect.stringMatching(/^All wallets/),
    ])
})

test('the modal does not list excluded wallets, even if they are installed or announce themselves late', async ({
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

  await host.button(/^All wallets/).click()
  await expect(host.button('MetaMask')).toBeVisible()
  await expect(host.button('Rainbow')).toHaveCount(0)
  await host.dialog().getByRole('searchbox').fill('rainbow')
  await expect(host.dialog().getByText('No wallets match “rainbow”')).toBeVisible()
})

test('all-wallets="only-mobile" shows All Wallets on a phone only, where WalletConnect has no row', async ({
  browser,
  host: { urls },
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const phone = new HostPage(await context.newPage(), urls)
  await phone.open({ attributes: { 'all-wallets': 'only-mobile' } })
  await phone.command('open')
  await expect(phone.button(/^All wallets/)).toBeVisible()
  await expect(phone.button(/^WalletConnect/)).toHaveCount(0)
  await context.close()
})
