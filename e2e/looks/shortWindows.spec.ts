import { scan } from '../fixtures/page/scan.ts'
import { expect, openQrCode, test } from '../fixtures/walletConnect/pairing.ts'

const sizes = {
  'a phone on its side': { width: 844, height: 390 },
  'a window at 200 % zoom': { width: 640, height: 360 },
  'a window at 400 % zoom': { width: 320, height: 256 },
}

for (const [name, size] of Object.entries(sizes)) {
  test(`the whole QR code is visible and can be scanned: ${name}`, async ({ host, page }) => {
    await page.setViewportSize(size)
    await host.open()
    const uri = await openQrCode(host)
    await expect(
      page.getByRole('img', { name: 'QR code of the connection request' }),
    ).toBeInViewport({
      ratio: 1,
    })
    await expect.poll(() => scan(page)).toBe(uri)
  })
}
