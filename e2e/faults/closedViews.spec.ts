import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** Keeps a weak reference to the first element of the modal that the selector matches. */
const watch = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const found = document.querySelector('wallet-modal')?.shadowRoot?.querySelector(wanted)
    if (found) Object.assign(window, { watched: new WeakRef(found) })
    return Boolean(found)
  }, selector)

async function expectFreed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const isHeld = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return page.evaluate(() => {
      const { watched } = window as unknown as { watched: WeakRef<Element> }
      return watched.deref() !== undefined
    })
  }
  await expect.poll(isHeld).toBe(false)
}

test('a view that Escape closes while its field has the focus is freed', async ({ host, page }) => {
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  await watch(page, 'input[type=search]')
  await expect(page.locator('wallet-modal dialog')).toHaveAttribute('style', /--keyboard/)
  await page.locator('wallet-modal input[type=search]').focus()
  await page.keyboard.press('Escape')
  await expectFreed(page)
})

test('a view that is closed while its pictures load is freed', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  // The pictures never arrive.
  await page.route(`${urls.walletServices}/public/getTokenImage/**`, () => {})
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'WalletSendSelectToken' })
  await watch(page, 'img[src*=getTokenImage]')
  await page.keyboard.press('Escape')
  await expectFreed(page)
})
