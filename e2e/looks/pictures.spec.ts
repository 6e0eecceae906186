import { resolve } from 'node:path'
import { presets } from '../../demo/page/showcase/presets.ts'
import { setAttributes, setTheme } from '../fixtures/page/attributes.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { expect, test } from '../fixtures/test.ts'

/** The two themes of the README's chapter on theming. */
const themes = presets.filter(({ name }) => ['Forest', 'Night'].includes(name))

const pictures = resolve(import.meta.dirname, '../../.github/pictures')

/** Clip of the screenshot: the card and a margin around it. */
async function photograph(host: HostPage, name: string): Promise<void> {
  await standStill(host.page)
  const box = await host.page.locator('wallet-modal [part=dialog]').boundingBox()
  if (!box) throw new Error('the card has no box')
  const margin = 20
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  await host.page.screenshot({ path: `${pictures}/${name}.png`, clip })
}

test.use({ logins: true, deviceScaleFactor: 1.25, viewport: { width: 900, height: 800 } })

// `WALLET_MODAL_PICTURES=1 npm run test:e2e -- e2e/looks/pictures.spec.ts` takes the README's pictures.
if (process.env.WALLET_MODAL_PICTURES) {
  test('the screenshots for the README are taken', async ({ host, page, installWallet }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await installWallet({ name: 'Demo Wallet' })
    await host.open({ attributes: { networks: 'ethereum base solana' } })
    await host.command('open', { view: 'Connect' })
    await expect(host.button(/^All Wallets/)).toContainText('+')
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(host, theme)
      await photograph(host, `connect-${theme}`)
    }
    for (const { name, mode, variables } of themes) {
      await setTheme(host, mode === 'dark' ? 'dark' : 'light')
      await setAttributes(host, { 'theme-variables': JSON.stringify(variables) })
      await photograph(host, `theme-${name.toLowerCase()}`)
    }
  })
}
