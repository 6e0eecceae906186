import type { ViewState } from '../../../demo/page/gallery/viewState.ts'
import { viewStates } from '../../../demo/page/gallery/viewStates.ts'
import { findings } from '../../fixtures/views/axe.ts'
import { expect, test } from '../../fixtures/views/viewsPage.ts'

/** One view of each kind. The checks in this file do not depend on the view. */
const kindsOfViews = [
  'Connect',
  'AllWallets',
  'ConnectingExternal, declined',
  'Account',
  'Networks',
]

const isOfKinds = ({ name }: ViewState) => kindsOfViews.includes(name)

interface Setting {
  what: string
  place?: 'page'
  dir?: 'rtl'
  forcedColors?: 'active'
}

/** e2e/looks/everyView.spec.ts checks every view in its usual state. */
const settings: Setting[] = [
  { what: 'embedded', place: 'page' },
  { what: 'from right to left', dir: 'rtl' },
  { what: 'in forced colours', forcedColors: 'active' },
]

for (const { what, place = 'above', dir = 'ltr', forcedColors } of settings) {
  test(`axe finds no violations, ${what}`, async ({ page, show }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: forcedColors ?? null })
    for (const state of viewStates.filter(isOfKinds)) {
      await test.step(state.name, async () => {
        await show(state, { place, dir })
        expect.soft(await findings(page), state.name).toEqual([])
      })
    }
  })
}

test('the card is mirrored on a right-to-left page', async ({ host, page }) => {
  await host.open()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await host.command('open')
  await host.button('What is a wallet?').click()
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  const back = await host.button('Back').boundingBox()
  const close = await host.button('Close').boundingBox()
  expect(back?.x).toBeGreaterThan(close?.x ?? 0)
})
