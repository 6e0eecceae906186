import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** Name or text of the focused control inside the element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector('wallet-modal')?.shadowRoot?.activeElement
    return active?.getAttribute('aria-label') ?? active?.textContent ?? null
  })

for (const embedded of [false, true]) {
  const where = embedded ? 'in the page' : 'in a dialog'

  test(`pressing Enter on a row moves the focus into the new view, ${where}`, async ({
    host,
    page,
  }) => {
    await host.open({ attributes: embedded ? { embedded: '' } : {} })
    if (!embedded) await host.command('open')
    await host.button(/^All wallets/).press('Enter')
    await expect(host.dialog('All Wallets')).toBeVisible()
    await expect.poll(() => focused(page)).toBe('All Wallets')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe(embedded ? 'Search wallets' : 'Close')
  })

  test(`pressing “Try again” keeps the focus in the card, ${where}`, async ({
    host,
    page,
    wallet,
    installWallet,
  }) => {
    await installWallet({ autoApprove: false, headless: true })
    await host.open({ attributes: embedded ? { embedded: '' } : {} })
    if (!embedded) await host.command('open')
    await host.button(/^Test Wallet/).click()
    await wallet.reject()
    await expect(host.dialog().getByText('Connection declined')).toBeVisible()
    await host.button('Try again').press('Enter')
    await expect(host.dialog().getByText('Continue in Test Wallet')).toBeVisible()
    await expect.poll(() => focused(page)).toBe('Test Wallet')
  })
}

test('the focus stays where the user has moved it in the page', async ({ host, page }) => {
  await host.open({ attributes: { embedded: '' }, body: '<input aria-label="Own field">' })
  await expect(host.button(/^All wallets/)).toBeVisible()
  await host.button(/^All wallets/).focus()
  await page.getByLabel('Own field').focus()
  await host.command('open', { view: 'AllWallets' })
  await expect(host.dialog('All Wallets')).toBeVisible()
  await expect(page.getByLabel('Own field')).toBeFocused()
})
