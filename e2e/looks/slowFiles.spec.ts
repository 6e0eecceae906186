import type { Page } from '@playwright/test'
import { Bundle } from '../../.ci/bundle.ts'
import { expect, test } from '../fixtures/test.ts'

/** Delays the chunk of a view until the returned function is called. */
async function delayView(page: Page, view: string): Promise<() => void> {
  const [file] = new Bundle().filesOf((module) => module.includes(`/${view}View.`))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${file}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a pressed row shows progress while its view loads', async ({ host, page }) => {
  const release = await delayView(page, 'AllWallets')
  await host.open()
  await host.openAndTake(/^All wallets/)
  const row = host.button(/^All wallets/)
  await expect(row).toHaveAttribute('aria-busy', 'true')
  const mark = await row.evaluate((one) => getComputedStyle(one, '::after').inlineSize)
  expect(mark).toBe('16px')
  release()
  await expect(host.dialog('All Wallets')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(row).not.toHaveAttribute('aria-busy')
})

test('a user who presses another row while a view loads sees the view of the second row', async ({
  host,
  page,
}) => {
  const release = await delayView(page, 'AllWallets')
  await host.open()
  await host.openAndTake(/^All wallets/)
  await host.button(/^WalletConnect/).click()
  await expect(host.dialog('WalletConnect')).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden()
})

test('a double click on a row presses no button of the next view', async ({ host, page }) => {
  await host.open()
  await host.openAndTake(/^All wallets/)
  const tile = host.dialog('All Wallets').getByRole('listitem').first()
  await tile.hover()
  // This is the second click of a double click: the first has opened the view.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect((await host.state()).view).toBe('AllWallets')
  await tile.click()
  await expect(host.dialog('All Wallets')).toBeHidden()
})
