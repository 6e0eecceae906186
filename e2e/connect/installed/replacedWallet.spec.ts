import { WalletControl } from '../../fixtures/installed/walletControl.ts'
import { connectPhone, expect, test } from '../../fixtures/walletConnect/pairing.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a wallet is disconnected when another one replaces it', async ({
  host,
  page,
  phone,
  installWallet,
}) => {
  await installWallet()
  const privateKeys = [`0x${'17'.repeat(32)}`]
  await installWallet({ name: 'Other Wallet', rdns: 'test.other', privateKeys })
  await host.open()

  await test.step('a phone’s session ends', async () => {
    const wallet = await phone()
    await connectPhone(host, wallet)
    await host.command('connect', { wallet: 'test.wallet' })
    await expect.poll(() => wallet.sessions()).toEqual([])
    await expect(host.element()).toHaveAttribute('address', address)
  })

  await test.step('an installed wallet’s permission is revoked', async () => {
    await host.command('connect', { wallet: 'test.other' })
    await new WalletControl(page).expectRequests('wallet_revokePermissions', 1)
    await host.command('connect', { wallet: 'test.other' })
    expect(await new WalletControl(page, 'test.other').requestedMethods()).not.toContain(
      'wallet_revokePermissions',
    )
    await new WalletControl(page, 'test.other').expectStateIsTrue()
  })

  const ends = (await host.events('disconnect')).map(({ detail }) => detail.reason)
  expect(ends).toEqual(['user', 'user', 'user'])
})
