import { setTheme } from '../../fixtures/page/attributes.ts'
import { scan } from '../../fixtures/page/scan.ts'
import { expect, nextPairingUri, openQrCode, test } from '../../fixtures/walletConnect/pairing.ts'

const label = 'QR code of the connection request'

const looks = [
  { name: 'light', theme: 'light', size: { width: 1000, height: 800 } },
  { name: 'dark', theme: 'dark', size: { width: 1000, height: 800 } },
  { name: 'on a phone', theme: 'light', size: { width: 360, height: 640 } },
  { name: 'on a small phone', theme: 'light', size: { width: 320, height: 568 } },
] as const

test('a camera reads the exact pairing URI from the QR code, in light and dark and on phones', async ({
  host,
  page,
}) => {
  await host.open()
  const uri = await openQrCode(host)
  for (const { name, theme, size } of looks) {
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await setTheme(host, theme)
      await expect(page.getByRole('img', { name: label })).toBeVisible()
      await expect.poll(() => scan(page)).toBe(uri)
    })
  }
})

test('a camera reads a QR code that has the wallet’s logo in its middle', async ({
  host,
  page,
}) => {
  await host.open()
  const wallet = { id: 'own', name: 'Own Wallet', mobile_link: 'own://', image_url: logo }
  await host.command('open', { view: 'ConnectingWalletConnect', wallet })
  const uri = await nextPairingUri(host)
  const code = page.getByRole('img', { name: label })
  await expect(host.dialog('Own Wallet')).toBeVisible()
  await expect(code.locator('img')).toHaveJSProperty('complete', true)
  await expect.poll(() => scan(page)).toBe(uri)
})

test('Copy link copies the pairing URI and shows a confirmation', async ({
  host,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.open()
  const uri = await openQrCode(host)
  await host.button('Copy link').click()
  await expect(host.dialog().getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
})

test('Copy link shows an error if the browser refuses to copy', async ({ host, page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await host.open()
  await openQrCode(host)
  await host.button('Copy link').click()
  await expect(host.dialog().getByText('Failed to copy')).toBeVisible()
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual(['COPY_FAILED'])
})

test('Copy link is disabled until a code exists', async ({ host, ownRelay }) => {
  await ownRelay.stop()
  await host.open({ attributes: { 'relay-url': ownRelay.url } })
  await host.command('open', { view: 'ConnectingWalletConnectBasic' })
  await expect(host.dialog().getByText('Preparing the connection')).toBeVisible()
  await expect(host.button('Copy link')).toBeDisabled()
})

/** The worst logo: a dark square without a margin hides more of the code than any other logo. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg=='
