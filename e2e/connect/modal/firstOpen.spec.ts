import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** Records the card's height in every frame in which it is visible. */
async function watchHeights(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const heights: number[] = []
    Object.assign(window, { heights })
    const look = () => {
      const card = document.querySelector('wallet-modal')?.shadowRoot?.querySelector('.card')
      if (card instanceof HTMLElement && card.offsetHeight > 0) heights.push(card.offsetHeight)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => Reflect.get(window, 'heights') as number[])
}

test('the modal keeps the height of its first frame while its logins load', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/chunks/logins-*.js', async (route) => {
    await released
    await route.continue()
  })
  await host.open({ attributes: { features: null } })
  const heights = await watchHeights(page)
  await page.locator('wallet-button').click()
  await expect(host.dialog().getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await expect(host.dialog().getByLabel('Email')).toBeVisible()
  await expect(host.button(/^All wallets/)).toContainText('+')
  const end = async () => (await heights()).at(-1) ?? 0
  await expect.poll(end).toBeGreaterThan(500)
  const jump = Math.max(...(await heights())) - Math.min(...(await heights()))
  expect(jump).toBeLessThan(80)
})

test('the chunks of the logins and of the shell are requested in parallel', async ({
  host,
  page,
}) => {
  await host.open({ attributes: { features: null } })
  const logins = page.waitForRequest('**/chunks/logins-*.js')
  await page.route('**/chunks/shell-*.js', async (route) => {
    await logins
    await route.continue()
  })
  await host.command('open')
  await expect(host.dialog().getByLabel('Email')).toBeVisible()
})
