import { expect, test } from '../fixtures/test.ts'

test('an embedded list gives way to Account once a command has connected', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { embedded: '' } })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Account')).toBeVisible()
})

test('going back from an embedded element’s only view leads to Account, or to Connect', async ({
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
