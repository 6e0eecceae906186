import { expect, test } from '../fixtures/test.ts'

// Other specs run with reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Finite animations in the element, by the time of their end. */
const ends = () => {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  return (root?.getAnimations() ?? [])
    .filter((one) => one.timeline === document.timeline)
    .map((one) => Number(one.effect?.getComputedTiming().endTime))
    .filter(Number.isFinite)
}

test('a replaced view slides out while the new one slides in, and is removed within 200 ms', async ({
  host,
  page,
}) => {
  await host.open()
  await page.locator('wallet-button').click()
  await expect(host.button(/^All wallets/)).toBeVisible()
  await host.button(/^All wallets/).hover()
  await page.evaluate(() => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    const seen = { leaving: 0, ends: [] as number[] }
    Object.assign(window, { seen })
    if (!root) return
    new MutationObserver(() => {
      const leaving = root.querySelector('.leaving')
      if (!leaving) return
      seen.leaving += 1
      for (const one of leaving.getAnimations()) {
        seen.ends.push(Number(one.effect?.getComputedTiming().endTime))
      }
    }).observe(root, { subtree: true, childList: true })
  })
  await host.button(/^All wallets/).click()
  await expect(host.dialog('All Wallets')).toBeVisible()
  const seen = () =>
    page.evaluate(() => (window as never as { seen: { leaving: number; ends: number[] } }).seen)
  await expect.poll(async () => (await seen()).leaving).toBeGreaterThan(0)
  await expect(page.locator('wallet-modal .leaving')).toHaveCount(0)
  const all = [...(await seen()).ends, ...(await page.evaluate(ends))]
  expect(all.length).toBeGreaterThan(0)
  for (const end of all) expect(end).toBeLessThanOrEqual(200)
})

test('the modal fades while it closes, and takes no input meanwhile', async ({ host, page }) => {
  await host.open()
  await host.openAndTake(/^All wallets/)
  await expect(host.dialog('All Wallets')).toBeVisible()
  await page.evaluate(() => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    const dialog = root?.querySelector('dialog')
    Object.assign(window, { left: [] })
    if (!dialog) return
    new MutationObserver((records) => {
      const { left } = window as never as { left: unknown[] }
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.matches('.card.leaving')) {
          left.push({ inert: node.inert, ends: node.getAnimations().length })
        }
      }
    }).observe(dialog, { childList: true })
  })
  await host.button('Close').click()
  await expect(host.dialog()).toBeHidden()
  await expect(page.locator('wallet-modal .leaving')).toHaveCount(0)
  expect(await page.evaluate(() => (window as never as { left: unknown[] }).left)).toEqual([
    { inert: true, ends: 1 },
  ])
})

test('with reduced motion a replaced view is removed at once', async ({ host, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await host.open()
  await page.locator('wallet-button').click()
  await host.button(/^All wallets/).hover()
  await page.evaluate(() => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    Object.assign(window, { left: 0 })
    if (!root) return
    new MutationObserver(() => {
      if (root.querySelector('.leaving')) Object.assign(window, { left: 1 })
    }).observe(root, { subtree: true, childList: true })
  })
  await host.button(/^All wallets/).click()
  await expect(host.dialog('All Wallets')).toBeVisible()
  await host.button('Close').click()
  await expect(host.dialog()).toBeHidden()
  expect(await page.evaluate(() => (window as never as { left: number }).left)).toBe(0)
})
