import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { installStandardWallet } from '../../fixtures/installed/standardWallet.ts'
import { expect, test } from '../../fixtures/test.ts'
import { holdFrame } from '../../fixtures/views/embeddedViewStates.ts'
import {
  longWalletName,
  networksAttribute,
  showView,
  viewStates,
} from '../../fixtures/views/viewStates.ts'

/** What axe finds wrong in the element: each as its rule and the first thing that breaks it. */
async function findings(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).include('wallet-modal').analyze()
  // It looked into the shadow root, and saw the text there.
  const looked = passes.map(({ id }) => id)
  expect(looked).toEqual(expect.arrayContaining(['button-name', 'color-contrast']))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

interface Setting {
  what: string
  /** Only one view of each kind: what differs here does not depend on the view. */
  kinds?: true
  attributes?: Record<string, string | null>
  dir?: 'rtl'
  forcedColors?: 'active'
}

const kindsOfViews = [
  'Connect',
  'AllWallets',
  'ConnectingExternal, declined',
  'Account',
  'Networks',
]

const settings: Setting[] = [
  { what: 'light', attributes: { 'theme-mode': 'light' } },
  { what: 'dark', attributes: { 'theme-mode': 'dark' } },
  { what: 'embedded', kinds: true, attributes: { embedded: '' } },
  { what: 'from right to left', kinds: true, dir: 'rtl' },
  { what: 'in forced colours', kinds: true, forcedColors: 'active' },
]

for (const { what, kinds, attributes, dir, forcedColors } of settings) {
  test(`axe finds nothing, ${what}`, async ({ host, page, urls, wallet, installWallet }) => {
    test.slow()
    await holdFrame(host)
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: forcedColors ?? null })
    const node = urls.chains['eip155:1']
    const rpcUrls = { ...urls.chains, 'eip155:137': node, 'eip155:424242': node }
    await installWallet({ name: longWalletName, headless: true, rpcUrls, exposeAllAccounts: true })
    await installStandardWallet(page, { name: longWalletName })
    await host.open({ attributes: { networks: networksAttribute, ...attributes } })
    if (dir)
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
    // Axe takes what lies below a short page that does not scroll for hidden.
    await page.evaluate(() => {
      document.documentElement.style.minHeight = '100vh'
    })
    for (const state of viewStates) {
      if (kinds && !kindsOfViews.includes(state.name)) continue
      await test.step(state.name, async () => {
        await showView(host, wallet, state)
        expect.soft(await findings(page), state.name).toEqual([])
      })
    }
  })
}

test('from right to left the card is a mirror image', async ({ host, page }) => {
  await host.open()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await host.command('open')
  await host.button('What is a wallet?').click()
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  const back = await host.button('Back').boundingBox()
  const close = await host.button('Close').boundingBox()
  expect(back?.x).toBeGreaterThan(close?.x ?? 0)
})
