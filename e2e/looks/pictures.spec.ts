import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { presets } from '../../demo/page/showcase/presets.ts'
import { test } from '../fixtures/views/viewsPage.ts'

/** The two themes of the README's chapter on theming. */
const themes = presets.filter(({ name }) => ['Forest', 'Night'].includes(name))

const pictures = resolve(import.meta.dirname, '../../.github/pictures')

/** Clip of the screenshot: the card and a margin around it. */
async function photograph(page: Page, name: string): Promise<void> {
  const box = await page.locator('wallet-modal [part=dialog]').boundingBox()
  if (!box) throw new Error('the card has no box')
  const margin = 20
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  await page.screenshot({ path: `${pictures}/${name}.png`, clip })
}

test.use({ deviceScaleFactor: 1.25, viewport: { width: 900, height: 800 } })

// `WALLET_MODAL_PICTURES=1 npm run test:e2e -- e2e/looks/pictures.spec.ts` takes the screenshots for the README.
if (process.env.WALLET_MODAL_PICTURES) {
  test('the screenshots for the README are taken', async ({ page, show }) => {
    const name = 'Connect, on a usual page'
    for (const theme of ['light', 'dark']) {
      await show({ name }, { theme })
      await photograph(page, `connect-${theme}`)
    }
    for (const { name: preset, mode, variables } of themes) {
      await show({ name }, { theme: mode, variables: JSON.stringify(variables) })
      await photograph(page, `theme-${preset.toLowerCase()}`)
    }
  })
}
