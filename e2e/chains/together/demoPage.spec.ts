import { openDemo } from '../../fixtures/page/openDemo.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the demo page’s multichain wallet connects on Solana, signs and sends', async ({
  page,
  urls,
}) => {
  await openDemo(page, urls.demo, '&networks=solana-devnet&siwx=-')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Demo Wallet/ })
    .click()
  const approve = () => page.getByRole('button', { name: 'Approve' }).click()
  await approve()
  await expect(page.locator('wallet-modal')).toHaveAttribute('status', 'connected')

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByText('Hello from the demo of wallet-modal')).toBeVisible()
  await approve()
  await expect(page.locator('#result')).toHaveText(/^Signature \w{80,}/)

  await page.getByRole('button', { name: 'Send 0.01' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('0.01 SOL')).toBeVisible()
  await approve()
  await expect(page.locator('#result')).toHaveText(/^Landed: \w{80,}/)
})
