import { WalletControl } from '../fixtures/installed/walletControl.ts'
import { setAttributes, setTheme } from '../fixtures/page/attributes.ts'
import { scan } from '../fixtures/page/scan.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { findings } from '../fixtures/views/axe.ts'
import { expect, nextPairingUri, test } from '../fixtures/walletConnect/pairing.ts'

const attributes = { layout: 'wide' }
const atRest = 'Connect Wallet What is a Wallet?'

test('the wide layout has a constant size, in which views slide beside the list', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await host.open({ attributes })
  await page.locator('wallet-button').click()
  await expect(host.dialog(atRest)).toBeVisible()
  await standStill(page)
  const card = page.locator('wallet-modal [part=dialog]')
  const content = page.locator('wallet-modal [part=content]')
  const [before, place] = [await card.boundingBox(), await content.boundingBox()]
  expect(before?.width).toBe(660)
  await host.button(/^Test Wallet/).click()
  await expect(host.dialog('Connect Wallet Test Wallet')).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
  await expect(page.locator('wallet-modal .leaving')).toHaveCount(0)
  await standStill(page)
  expect(await content.boundingBox()).toEqual(place)
  await host.button('Back').click()
  await expect(host.dialog(atRest)).toBeVisible()
  await expect(host.button(/^Test Wallet/)).toBeFocused()
})

test('a wallet chosen beside a pending one replaces it, and the former approval connects nothing', async ({
  host,
  page,
  installWallet,
  wallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await installWallet({ name: 'Other', rdns: 'other.wallet', autoApprove: false, headless: true })
  await host.open({ attributes })
  await host.command('open')
  await host.button(/^Test Wallet/).click()
  await wallet.expectPending()
  await host.button(/^Other/).click()
  await expect(host.dialog('Connect Wallet Other')).toBeVisible()
  await expect(host.button(/^Other/)).toHaveAttribute('aria-current', 'true')
  const other = new WalletControl(page, 'other.wallet')
  await other.expectPending()
  await wallet.approve()
  await expect(host.dialog('Connect Wallet Other')).toBeVisible()
  await other.approve()
  await expect(host.dialog()).toBeHidden()
  const connected = (await host.events('connect')).map(({ detail }) => detail.wallet)
  expect(connected).toEqual([expect.objectContaining({ name: 'Other' })])
})

test('a camera reads the QR code beside the list', async ({ host, page }) => {
  await host.open({ attributes })
  await host.command('open')
  await host.button(/^WalletConnect/).click()
  const uri = await nextPairingUri(host)
  await expect(page.getByRole('img', { name: 'QR code of the connection request' })).toBeInViewport(
    { ratio: 1 },
  )
  await expect.poll(() => scan(page)).toBe(uri)
  await expect(host.button(/^WalletConnect/)).toHaveAttribute('aria-current', 'true')
})

test('axe finds nothing on the wide layout in both themes, in forced colours and right to left', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes })
  await host.command('open')
  await expect(host.button('Get a wallet')).toBeInViewport()
  await standStill(page)
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(host, theme)
    expect(await findings(page), theme).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await page.emulateMedia({ forcedColors: 'active' })
  // In forced colours the system chooses the colours, so contrast is not checked.
  expect(await findings(page, ['button-name', 'aria-allowed-role'])).toEqual([])
  const [list, view] = await Promise.all(
    ['.pane', '.content'].map((name) => page.locator(`wallet-modal ${name}`).boundingBox()),
  )
  expect(list?.x).toBeGreaterThan(view?.x ?? Number.POSITIVE_INFINITY)
})

test('the layout follows its attribute while the modal is open', async ({ host, page }) => {
  await host.open()
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await setAttributes(host, attributes)
  await expect(host.dialog(atRest)).toBeVisible()
  await setAttributes(host, { layout: null })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await setAttributes(host, attributes)
  await expect(host.dialog(atRest)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})
