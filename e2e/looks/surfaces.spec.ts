import { contrast } from '../fixtures/looks/contrast.ts'
import { setTheme } from '../fixtures/page/attributes.ts'
import { iPhone } from '../fixtures/page/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const seven = 'ethereum base arbitrum optimism gnosis sepolia polygon'

for (const theme of ['light', 'dark'] as const) {
  test(`fields and search boxes have a border with 3:1 contrast to the card (${theme})`, async ({
    host,
  }) => {
    await host.open({ attributes: { features: null, networks: seven } })
    const edge = async (field: string) => {
      await setTheme(host, theme)
      return contrast(host.dialog().locator(field).first(), 'border-top-color', '--background')
    }
    await host.command('open')
    expect(await edge('.field')).toBeGreaterThanOrEqual(3)
    await host.command('open', { view: 'Networks' })
    await host.dialog().getByRole('button', { name: 'Base', exact: true }).focus()
    expect(await edge('.search')).toBeGreaterThanOrEqual(3)
    await host.command('open', { view: 'EmailVerifyOtp', email: 'ada@example.org' })
    expect(await edge('.otp .box:not([data-current])')).toBeGreaterThanOrEqual(3)
  })

  test(`a list has an edge, its rows a tint on hover, and their text stays readable (${theme})`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    await host.open()
    await host.command('open')
    const row = host.button(/^Test Wallet/)
    await expect(row).toBeVisible()
    await setTheme(host, theme)
    const rise = async () => (await contrast(row, 'background-color', '--background')) - 1
    await page.mouse.move(0, 0)
    await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(host.dialog().getByRole('list')).not.toHaveCSS('box-shadow', 'none')
    await row.hover()
    expect(await rise()).toBeGreaterThan(0.05)
    expect(await contrast(row, 'background-color', '--foreground')).toBeGreaterThanOrEqual(7)
    expect(await contrast(row, 'background-color', '--muted')).toBeGreaterThanOrEqual(4.5)
  })
}

test('an invalid field keeps its red border while the user corrects the value', async ({
  host,
}) => {
  await host.open({ attributes: { features: null } })
  await host.command('open')
  const email = host.dialog().getByRole('textbox', { name: 'Email' })
  await email.fill('ada@nowhere')
  await email.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.focus()
  const field = host.dialog().locator('.field')
  const red = await host
    .dialog()
    .getByText(/^Enter a whole email address/)
    .evaluate((text) => getComputedStyle(text).color)
  await expect(field).toHaveCSS('border-top-color', red)
  await expect(field).toHaveCSS('outline-color', red)
  await expect(field).toHaveCSS('outline-style', 'solid')
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the name of a wallet is shown in full, and its tag is shortened first', async ({
    host,
    installWallet,
  }) => {
    await installWallet({ name: 'Northern Lights Wallet' })
    await host.open()
    await host.command('open')
    const row = host.button(/^Northern Lights Wallet/)
    const name = row.locator('.name')
    const cut = () => name.evaluate((one) => one.scrollWidth - one.clientWidth)
    await expect(row.locator('.tag')).toHaveText('Installed')
    expect(await cut()).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use(iPhone)

  test('a row that was touched has no hover style afterwards', async ({ host, page }) => {
    await host.open()
    await host.command('open')
    const help = host.button(/^All wallets/)
    const before = await help.evaluate((row) => getComputedStyle(row).backgroundColor)
    const box = await help.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
    expect(await help.evaluate((row) => row.matches(':hover'))).toBe(true)
    await expect(help).toHaveCSS('background-color', before)
  })
})

test('each tab references its panel, and each panel its tab', async ({ host }) => {
  await host.open()
  const wallet = {
    id: 'everywhere',
    name: 'Everywhere',
    mobile_link: 'everywhere://',
    webapp_link: 'https://everywhere.example/app',
  }
  await host.command('open', { view: 'ConnectingWalletConnect', wallet })
  const panel = (name: string) => host.dialog().getByRole('tabpanel', { name })
  await expect(panel('Mobile').getByRole('img', { name: /QR code/ })).toBeVisible()
  const tab = host.dialog().getByRole('tab', { name: 'Web app' })
  await expect(tab).toHaveAttribute('aria-controls', /./)
  await tab.click()
  await expect(panel('Web app').getByRole('button', { name: 'Open Everywhere' })).toBeVisible()
  expect(await panel('Web app').getAttribute('id')).toBe(await tab.getAttribute('aria-controls'))
})
