import { setAttributes } from '../../fixtures/page/attributes.ts'
import { rowNames, watchRequests } from '../../fixtures/page/walletRows.ts'
import { expect, test } from '../../fixtures/test.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test('All Wallets requests icons only for wallets near the visible rows', async ({ host }) => {
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  const icons = watchRequests(host, '/getWalletImage/')
  const tiles = host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(40)
  await expect(tiles.first().locator('img')).toBeVisible()
  const before = icons.length
  expect(before).toBeLessThan(await tiles.count())
  await tiles.last().scrollIntoViewIfNeeded()
  await expect.poll(() => icons.length).toBeGreaterThan(before)
})

test('a selected wallet connects directly if it is installed, and shows its QR code if not', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Fox', rdns: 'io.metamask', autoApprove: false, headless: true })
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  await host.button('MetaMask').click()
  await expect(host.element()).toHaveAttribute('view', 'ConnectingExternal')
  await expect(host.dialog('MetaMask')).toBeVisible()
  await host.button('Back').click()
  await host.button('Rainbow').click()
  await expect(host.element()).toHaveAttribute('view', 'ConnectingWalletConnect')
  await expect(host.dialog('Rainbow')).toBeVisible()
})

test('All Wallets changes with the attributes while the modal is open', async ({ host }) => {
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  await expect(host.button('Rainbow')).toBeVisible()
  await setAttributes(host, { 'include-wallet-ids': metaMask })
  await expect.poll(() => rowNames(host)).toEqual(['MetaMask'])
})

test('Get a Wallet links to the wallet’s stores, in new tabs without an opener', async ({
  host,
}) => {
  await host.open({ attributes: { 'featured-wallet-ids': metaMask } })
  await host.command('open', { view: 'WhatIsAWallet' })
  await host.button('Get a wallet').click()
  await expect(host.dialog('Get a Wallet')).toBeVisible()
  await host.button(/^MetaMask/).click()
  await expect(host.dialog('Get MetaMask')).toBeVisible()
  const links = {
    'Browser extension':
      'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    'App Store': 'https://apps.apple.com/app/id1438144202',
    'Google Play': 'https://play.google.com/store/apps/details?id=io.metamask',
    Website: 'https://metamask.io/',
  }
  for (const [name, href] of Object.entries(links)) {
    const link = host.dialog().getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
})
