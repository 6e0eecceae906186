import { drag } from '../fixtures/page/drag.ts'
import { sheetGrip } from '../fixtures/page/sheetGrip.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

test('a quick flick closes the sheet, however short its distance', async ({ host, page }) => {
  await host.open()
  await page.locator('wallet-button').tap()
  await expect(host.button(/^All wallets/)).toBeVisible()
  await host.button(/^All wallets/).tap()
  await expect(host.dialog('All Wallets')).toBeVisible()
  const from = await sheetGrip(host, host.button(/^Demo Web Wallet/))
  await drag(page, { from, by: 30 })
  // The second drag begins on the header, so the test waits until the sheet has moved back.
  await standStill(host.page)
  await expect(host.dialog('All Wallets')).toBeVisible()
  await drag(page, { from, by: 60, isFlick: true })
  await expect(host.dialog()).toBeHidden()
})

test('input fields of the sheet stay above the on-screen keyboard', async ({ host, page }) => {
  // Headless Chromium shows no keyboard; the test sets the visual viewport as a keyboard would.
  await page.addInitScript(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    let height = window.innerHeight
    Object.defineProperty(viewport, 'height', { get: () => height })
    Object.assign(window, {
      showKeyboard(high: number) {
        height = window.innerHeight - high
        viewport.dispatchEvent(new Event('resize'))
      },
    })
  })
  await host.open()
  await page.locator('wallet-button').tap()
  await host.button(/^All wallets/).tap()
  const box = host.dialog().getByRole('searchbox')
  await expect(box).toBeVisible()
  await page.evaluate(() =>
    (window as never as { showKeyboard(high: number): void }).showKeyboard(300),
  )
  const card = page.locator('wallet-modal [part=dialog]')
  const edges = async () => {
    const place = await card.boundingBox()
    return { top: place?.y ?? -1, bottom: Math.round((place?.y ?? 0) + (place?.height ?? 0)) }
  }
  await expect.poll(async () => (await edges()).bottom).toBe(480)
  expect((await edges()).top).toBeGreaterThanOrEqual(0)
})
