import { expect, test } from '../fixtures/test.ts'

test('an embedded wallet list is replaced by Account when a command connects', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { embedded: '' } })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Account')).toBeVisible()
})

test('going back from the only view of an embedded element shows Account, or Connect without a connection', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { embedded: '' } })
  await host.command('open', { view: 'Networks' })
  await expect(host.button('Back')).toHaveCount(0)
  // A click on the active network goes back to the former view.
  await host.button(/^Ethereum/).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Networks' })
  await host.button(/^Ethereum/).click()
  await expect(host.dialog('Account')).toBeVisible()
  await expect(host.element()).toHaveAttribute('open', '')
  expect(await host.events('close')).toEqual([])
})
