import { expect, test } from '../fixtures/test.ts'

test('who opens the demo and connects sees a full account', async ({ page, urls, host }) => {
  await page.goto(urls.demo)
  await host.openAndTake(/^Demo Wallet/)
  await host.button(/^EVM/).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toContainText('ada.demo.eth')
  await button.click()
  await host.button('Tokens').click()
  await expect(host.dialog()).toContainText('USD Coin')
  await expect(host.dialog()).toContainText('Wrapped Bitcoin')
})
