import { rowNames } from '../fixtures/page/walletRows.ts'
import { expect, test } from '../fixtures/test.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const notEnabled = { error: 'NOT_ENABLED' }

test('a page that names its only wallets lists and connects no other, installed or not', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Fox', rdns: 'io.metamask' })
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await host.open({ attributes: { 'only-wallets': 'io.metamask Rainbow' } })
  await host.command('open')
  await expect.poll(() => rowNames(host)).toEqual(['Fox Installed', 'Rainbow'])
  await expect(host.dialog().getByRole('textbox', { name: 'Email' })).toBeHidden()
  await expect(host.button(/^All wallets/)).toBeHidden()
  await host.command('close')
  const refused = [
    { wallet: 'io.hare' },
    { wallet: 'Zerion' },
    { wallet: 'walletConnect' },
    { wallet: 'auth' },
  ]
  for (const data of refused) {
    expect(await host.command('connect', data), data.wallet).toEqual(notEnabled)
  }
  expect(await host.command('open', { view: 'AllWallets' })).toEqual(notEnabled)
  expect(await host.command('connect', { wallet: 'io.metamask' })).toMatchObject({
    wallet: { name: 'Fox' },
  })
})

test('an id of the directory lists the installed wallet with its rdns, which a reload restores', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Fox', rdns: 'io.metamask' })
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await host.open({ attributes: { 'only-wallets': metaMask } })
  await host.command('open')
  await expect.poll(() => rowNames(host)).toEqual(['Fox Installed'])
  await host.button(/^Fox/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a wallet that the page no longer names is not restored', async ({ host, installWallet }) => {
  await installWallet({ name: 'Hare', rdns: 'io.hare' })
  await host.open()
  await host.command('connect', { wallet: 'io.hare' })
  await host.open({ attributes: { 'only-wallets': 'io.metamask' } })
  await host.command('open')
  await expect.poll(() => rowNames(host)).toEqual([])
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})
