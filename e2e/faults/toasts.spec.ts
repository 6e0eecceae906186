import { expect, test } from '../fixtures/test.ts'

test('an unknown balance shows at most one toast per 30 s in the open modal, and emits an error with it', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  await page.clock.install()
  await page.route(`${urls.blockchainApi}/**`, (route) => route.abort())
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)
  await expect.poll(codes).toEqual(['BALANCE_UNAVAILABLE'])
  const toast = host.dialog('Account').getByRole('status').getByText('Token Balance Unavailable')
  await page.clock.runFor(5_000)
  await host.command('open')
  await expect(host.dialog('Account').getByText('Balance –')).toBeVisible()
  await expect(toast).toHaveCount(0)
  await host.command('close')
  await page.clock.runFor(30_000)
  await host.command('open')
  await expect(toast).toBeVisible()
  expect(await codes()).toEqual(['BALANCE_UNAVAILABLE', 'BALANCE_UNAVAILABLE'])
  const [event] = await host.events('error')
  expect(event?.detail).toMatchObject({ shortMessage: 'Token Balance Unavailable' })
})

test('the success icon has the colour of --wm-success', async ({
  host,
  context,
  installWallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await installWallet()
  const attributes = { 'theme-variables': '{"--wm-success":"rgb(1, 2, 3)"}' }
  await host.open({ attributes })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open')
  await host.button('Copy address').click()
  const mark = host.dialog().locator('.toast').filter({ hasText: 'Address copied' }).locator('svg')
  await expect(mark).toHaveCSS('background-color', 'rgb(1, 2, 3)')
})

test('a toast of several lines is fully visible in a short window', async ({ host, page }) => {
  await page.setViewportSize({ width: 200, height: 360 })
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  await host.dialog().getByRole('switch', { name: 'Certified' }).click()
  const toast = await host.dialog().locator('.toast').boundingBox()
  expect(toast?.height).toBeGreaterThan(40)
  expect(toast?.y).toBeGreaterThanOrEqual(0)
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(360)
})
