import { standStill } from '../fixtures/page/standStill.ts'
import { expect, test } from '../fixtures/test.ts'

test('the Back button restores the scroll position and the focus in All Wallets', async ({
  host,
  page,
}) => {
  await host.open()
  await host.openAndTake(/^All wallets/)
  const tiles = host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(40)
  const tile = tiles.nth(36)
  // The visible rows change until the card has stopped growing.
  await standStill(page)
  await tile.hover()
  // The rows that the scrolling has revealed are laid out now, which may move the others.
  await standStill(page)
  const name = (await tile.locator('.name').textContent()) ?? ''
  const content = page.locator('wallet-modal [part=content]')
  const before = await content.evaluate((one) => one.scrollTop)
  expect(before).toBeGreaterThan(100)
  await tile.click()
  await expect(host.dialog(name)).toBeVisible()
  expect(await content.evaluate((one) => one.scrollTop)).toBe(0)
  await host.button('Back').click()
  await expect(host.dialog('All Wallets')).toBeVisible()
  await expect(tile).toBeFocused()
  await expect.poll(() => content.evaluate((one) => one.scrollTop)).toBe(before)
})

test('the Back button restores the search in All Wallets, and the next visit starts without one', async ({
  host,
  page,
}) => {
  await host.open()
  await host.openAndTake(/^All wallets/)
  const box = host.dialog().getByRole('searchbox')
  await box.fill('rain')
  await expect(
    host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button'),
  ).toHaveCount(1)
  await host.button('Rainbow').click()
  await expect(host.dialog('Rainbow')).toBeVisible()
  await host.button('Back').click()
  await expect(box).toHaveValue('rain')
  await expect(host.button('Rainbow')).toBeFocused()
  await page.keyboard.press('Escape')
  await host.openAndTake(/^All wallets/)
  await expect(box).toHaveValue('')
})

test('the card of All Wallets keeps its height while a search loads, finds wallets or finds none', async ({
  host,
  page,
}) => {
  await host.open()
  await host.openAndTake(/^All wallets/)
  const tiles = host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(40)
  const card = page.locator('wallet-modal [part=dialog]')
  const height = () => card.evaluate((one) => one.clientHeight)
  await expect.poll(height).toBeGreaterThan(500)
  const before = await height()
  const box = host.dialog().getByRole('searchbox')
  await box.fill('rain')
  await expect(tiles).toHaveCount(1)
  expect(await height()).toBe(before)
  await box.fill('no such wallet anywhere')
  await expect(tiles).toHaveCount(0)
  expect(await height()).toBe(before)
})
