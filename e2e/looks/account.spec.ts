import { expect, test } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('the accessible name of the button with the account’s name equals its text', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  for (const view of ['Account', 'AccountSettings']) {
    await host.command('open', { view })
    const copy = host.button('Copy address')
    await expect(copy).toHaveText('ada.demo.eth')
    await expect(copy).toHaveAccessibleName('ada.demo.eth, Copy address')
    await expect(copy).toHaveAccessibleDescription(ada)
  }
})

test('in Account the worth beside the name is emphasized, and balance and wallet are not', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await host.open()
  await host.command('connect', { wallet: 'test.alpha' })
  await host.command('open')
  const name = host.button('Copy address')
  const worth = host.dialog().locator('.total')
  const wallet = host.dialog().getByText('Alpha', { exact: true })
  await expect(worth).toContainText(/\$[\d,]+\.\d\d/)
  await expect(worth).toHaveCSS('font-weight', '600')
  await expect(
    host
      .dialog()
      .getByText(/\d ETH$/)
      .first(),
  ).toHaveCSS('font-size', '13px')
  await expect(wallet).toHaveCSS('font-size', '13px')
  const boxes = await Promise.all([name, worth, wallet].map((part) => part.boundingBox()))
  const [beside, figure, below] = boxes
  expect(beside?.x).toBeLessThan(figure?.x ?? 0)
  expect(beside?.y).toBeLessThan(below?.y ?? 0)
})

test('Account Settings and the profile show the account’s name in one row, without a second line', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await host.open()
  await host.command('connect', { wallet: 'test.alpha' })
  for (const view of ['AccountSettings', 'Profile']) {
    await host.command('open', { view })
    // The previous view stays in the page for a moment.
    const identity = host.dialog().locator('.identity:not(.leaving *)')
    await expect(identity).toHaveText('ada.demo.eth')
    await expect
      .poll(async () => (await identity.boundingBox())?.height ?? Number.POSITIVE_INFINITY)
      .toBeLessThanOrEqual(56)
  }
})

test('the explorer in Account is a link', async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open')
  const link = host.dialog().getByRole('link', { name: 'View on Etherscan' })
  await expect(link).toHaveAttribute('href', `https://etherscan.io/address/${ada}`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
