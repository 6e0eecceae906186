import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

const everywhere = {
  id: 'everywhere',
  name: 'Everywhere',
  mobile_link: 'everywhere://',
  webapp_link: 'https://everywhere.example/app',
  homepage: 'https://everywhere.example',
}

/** The computed value of a system colour, with its opacity. */
const systemColour = (element: Locator, colour: string) =>
  element.evaluate((one, name) => {
    const probe = one.ownerDocument.createElement('span')
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`
    one.ownerDocument.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, colour)

/** The styles of forced colours load after the first view. */
async function expectEdge(element: Locator, colour = 'ButtonText'): Promise<void> {
  const wanted = await systemColour(element, colour)
  for (const side of ['block-start', 'inline-end', 'block-end', 'inline-start']) {
    await expect(element).toHaveCSS(`border-${side}-width`, /^[1-9]/)
    await expect(element).toHaveCSS(`border-${side}-style`, 'solid')
    await expect(element).toHaveCSS(`border-${side}-color`, wanted)
  }
}

test('in forced colours rows, fields and the search box have a border', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { features: null } })
  await host.command('open')
  await expectEdge(host.button(/^Test Wallet/))
  await expectEdge(host.button('Google'))
  await expectEdge(host.dialog().locator('.field'))
  await host.button(/^All wallets/).click()
  await expectEdge(host.dialog().locator('.search'))
  await expectEdge(host.button(/^Demo Web Wallet/))
})

test('in forced colours primary buttons, Copy link and Get have a border, and the selected tab is highlighted', async ({
  host,
}) => {
  await host.open()
  await host.command('open', { view: 'ConnectingWalletConnect', wallet: everywhere })
  const [selected, other] = ['Mobile', 'Web app'].map((name) =>
    host.dialog().getByRole('tab', { name }),
  )
  if (!selected || !other) throw new Error('two tabs are looked at')
  const background = (tab: Locator) => tab.evaluate((one) => getComputedStyle(one).backgroundColor)
  await expect(selected).toHaveAttribute('aria-selected', 'true')
  expect(await background(selected)).toBe(await systemColour(selected, 'Highlight'))
  expect(await background(other)).not.toBe(await background(selected))
  await expectEdge(other)
  // The button is disabled until there is a link.
  await expect(host.button('Copy link')).toBeEnabled()
  await expectEdge(host.button('Copy link'))
  await expectEdge(host.button('Get'))
  await other.click()
  await expect(host.button('Open Everywhere')).toBeEnabled()
  await expectEdge(host.button('Open Everywhere'))
})

test('in forced colours the current row is highlighted, and the focus ring is visible', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Networks' })
  const current = host.button(/^Ethereum/)
  await expectEdge(current, 'Highlight')
  await expectEdge(host.button(/^Base/))
  await expect(current).toBeVisible()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    if (await current.evaluate((row) => row.matches(':focus-visible'))) break
  }
  await expect(current).toHaveCSS('outline', /solid 2px$/)
  const ring = await current.evaluate((row) => ({
    colour: getComputedStyle(row).outlineColor,
    card: getComputedStyle(row.closest('.card') ?? row).backgroundColor,
  }))
  expect(ring.colour).not.toBe(ring.card)
})

test('in forced colours a switch that is on is highlighted, and a QR code stays black on white', async ({
  host,
}) => {
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  const toggle = host.dialog().getByRole('switch')
  const background = () =>
    toggle.evaluate((one) => getComputedStyle(one, '::before').backgroundColor)
  const off = await background()
  await toggle.click()
  await expect.poll(background).toBe(await systemColour(toggle, 'Highlight'))
  expect(off).not.toBe(await background())
  await host.command('open', { view: 'ConnectingWalletConnectBasic' })
  const code = host.dialog().getByRole('img', { name: /QR code/ })
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(code).toHaveCSS('color', 'rgb(0, 0, 0)')
})
