import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** Holds back the file of a view until it is let go. */
async function holdView(page: Page, demo: string, view: string): Promise<() => void> {
  const answer = await page.request.get(`${demo}/wallet-modal/manifest.json`)
  const manifest = (await answer.json()) as Record<string, { modules: string[] }>
  const file = Object.keys(manifest).find((name) =>
    manifest[name]?.modules.some((module) => module.includes(`/${view}View.`)),
  )
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

test('a row whose view comes slowly shows that it is being worked on', async ({
  host,
  page,
  urls,
}) => {
  const release = await holdView(page, urls.demo, 'AllWallets')
  await host.open()
  await host.openAndTake(/^All Wallets/)
  const row = host.button(/^All Wallets/)
  await expect(row).toHaveAttribute('aria-busy', 'true')
  const mark = await row.evaluate((one) => getComputedStyle(one, '::after').inlineSize)
  expect(mark).toBe('16px')
  release()
  await expect(host.dialog('All Wallets')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(row).not.toHaveAttribute('aria-busy')
})
