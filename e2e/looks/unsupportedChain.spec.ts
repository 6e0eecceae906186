import { expect, test } from '../fixtures/test.ts'

test('a view that cannot be closed shows the reason, and announces it to screen readers', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const rpcUrls = { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] }
  await installWallet({ chainId: 'eip155:137', rpcUrls })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Switch Network')).toBeVisible()
  const reason = host
    .dialog()
    .getByRole('status')
    .getByText('To continue, switch to a network of this app or disconnect.')
  await expect(reason).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(reason).toBeVisible()
})
