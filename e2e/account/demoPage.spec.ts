import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/account/ownChains.ts'
import type { DemoUrls } from '../fixtures/page/demoUrls.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { openDemo } from '../fixtures/page/openDemo.ts'

/** Opens the demo with the chains of this worker, and connects the demo's own wallet. */
async function connectInDemo(page: Page, urls: DemoUrls, host: HostPage): Promise<void> {
  await page.route('**/services.json', (route) => route.fulfill({ json: urls }))
  await openDemo(page, urls.demo, '&siwx=-')
  await host.openAndTake(/^Demo Wallet Multichain/)
  await host.button(/^EVM/).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.locator('wallet-button').getByRole('button')).toContainText('ada.demo.eth')
}

test('a user who connects in the demo sees an account with several tokens', async ({
  page,
  urls,
  host,
}) => {
  await connectInDemo(page, urls, host)
  await page.locator('wallet-button').getByRole('button').click()
  await expect(host.dialog()).toContainText('USD Coin')
  await expect(host.dialog()).toContainText('Wrapped Bitcoin')
})

test('a pending transaction in the demo wallet’s list can be sped up or cancelled', async ({
  page,
  urls,
  host,
  evm,
}) => {
  await connectInDemo(page, urls, host)
  const waiting = page.locator('#pending').getByRole('listitem')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  /** Presses a button and waits until another transaction has replaced the pending one. */
  const pressAndSeeAnother = async (name: string) => {
    const before = await waiting.textContent()
    await press(name)
    await expect(waiting).not.toHaveText(before ?? '')
    await expect(waiting).toHaveCount(1)
  }
  const latest = async () => {
    const block = await evm.rpc('eth_getBlockByNumber', ['latest', true])
    return (block as { transactions: { value: string }[] }).transactions
  }
  await page.getByLabel('Keep EVM transactions pending').check()
  await press('Send 0.01')
  await press('Continue')
  await press('Approve')
  await expect(waiting).toHaveCount(1)
  await pressAndSeeAnother('Speed up')
  await press('Mine now')
  await expect(waiting).toHaveCount(0)
  expect(await latest()).toMatchObject([{ value: '0x2386f26fc10000' }])

  await press('Send 0.01')
  await press('Continue')
  await press('Approve')
  await expect(waiting).toHaveCount(1)
  await pressAndSeeAnother('Cancel')
  await press('Mine now')
  await expect(waiting).toHaveCount(0)
  expect(await latest()).toMatchObject([{ value: '0x0' }])

  await page.getByLabel('Keep EVM transactions pending').uncheck()
  await press('Send 0.01')
  await press('Continue')
  await press('Approve')
  await expect(page.locator('#result')).toHaveText(/^Mined in block/)
})
