import { expect, test } from '../fixtures/test.ts'

test('an embedded list gives way to the account once a command has connected', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { embedded: '' } })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Account')).toBeVisible()
})
