import { logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import { setTheme } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

const looks = {
  light: { theme: 'light', width: 1000, height: 800 },
  dark: { theme: 'dark', width: 1000, height: 800 },
  phone: { theme: 'light', width: 360, height: 740 },
} as const

test('an approval request is shown in the modal and can be approved there, in light, dark and on a phone', async ({
  host,
  page,
  embedded,
}, testInfo) => {
  async function photograph(name: string): Promise<void> {
    const path = testInfo.outputPath(`${name}.png`)
    await page.screenshot({ path })
    await testInfo.attach(name, { path, contentType: 'image/png' })
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await host.open()
  await logInByEmail(host, embedded)
  for (const [look, { theme, width, height }] of Object.entries(looks)) {
    await test.step(look, async () => {
      await page.setViewportSize({ width, height })
      await setTheme(host, theme)
      const signature = host.command('sign-message', { message: 'Hello' })
      await expect(host.dialog('Approve Transaction')).toBeVisible()
      await expect(embedded.question()).toBeVisible()
      const [dialog, frame] = await Promise.all([
        host.dialog().locator('[part=dialog]').boundingBox(),
        page.locator('#w3m-iframe').boundingBox(),
      ])
      if (!dialog || !frame) throw new Error('nothing to see')
      expect(frame.x).toBeGreaterThanOrEqual(dialog.x)
      expect(frame.y).toBeGreaterThan(dialog.y + 40)
      expect(frame.x + frame.width).toBeLessThanOrEqual(dialog.x + dialog.width)
      expect(frame.y + frame.height).toBeLessThanOrEqual(height)
      // Closing the modal rejects the request. The view has no Back button, because no view is below it.
      await expect(host.button('Back')).toHaveCount(0)
      await photograph(`ApproveTransaction ${look}`)
      await embedded.approve()
      expect(await signature).toMatch(/^0x/)
      await expect(host.dialog()).toBeHidden()

      await host.command('open')
      await expect(host.dialog('Account')).toBeVisible()
      await expect(host.dialog().getByRole('list', { name: 'Tokens' })).toBeVisible()
      await photograph(`Account, embedded wallet ${look}`)
      await host.command('close')
      await expect(host.dialog()).toBeHidden()
    })
  }
})
