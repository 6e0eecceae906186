import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { installStandardWallet } from '../../fixtures/installed/standardWallet.ts'
import { expect, test } from '../../fixtures/test.ts'
import { holdFrame } from '../../fixtures/views/embeddedViewStates.ts'
import type { ViewState } from '../../fixtures/views/viewState.ts'
import {
  longWalletName,
  networksAttribute,
  setTheme,
  showView,
  viewStates,
} from '../../fixtures/views/viewStates.ts'

/**
 * What axe finds wrong in the element: each as its rule and the first thing that breaks it. Without `rules` axe checks
 * all of its own.
 */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy is what axe calls looking from within the page, which opens no other page for each look. What is in the
  // frame is looked at in e2e/embedded-wallet/frame/frameScreen.spec.ts.
  const axe = new AxeBuilder({ page }).include('wallet-modal').setLegacyMode()
  axe.options({ iframes: false, ...(rules && { runOnly: rules }) })
  const { violations, passes } = await axe.analyze()
  // It looked into the shadow root, and saw the text there.
  const looked = passes.map(({ id }) => id)
  expect(looked).toEqual(expect.arrayContaining(rules ?? ['button-name', 'color-contrast']))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

interface Setting {
  what: string
  /** Whether a state of a view is looked at. */
  has(state: ViewState): boolean
  /** Its colours are looked at in the dark as well; nothing else differs there. */
  dark?: true
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

/** One view of each kind, where what differs does not depend on the view. */
const isOfKinds = ({ name }: ViewState) => kindsOfViews.includes(name)

const settings: Setting[] = [
  { what: 'light and dark, connected', has: ({ connected }) => connected === true, dark: true },
  { what: 'light and dark, disconnected', has: ({ connected }) => !connected, dark: true },
  { what: 'embedded', has: isOfKinds, attributes: { embedded: '' } },
  { what: 'from right to left', has: isOfKinds, dir: 'rtl' },
  { what: 'in forced colours', has: isOfKinds, forcedColors: 'active' },
]

for (const { what, has, dark, attributes, dir, forcedColors } of settings) {
  test(`axe finds nothing, ${what}`, async ({ host, page, urls, wallet, installWallet }) => {
    test.slow()
    await holdFrame(host)
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: forcedColors ?? null })
    const node = urls.chains['eip155:1']
    const rpcUrls = { ...urls.chains, 'eip155:137': node, 'eip155:424242': node }
    await installWallet({ name: longWalletName, headless: true, rpcUrls, exposeAllAccounts: true })
    await installStandardWallet(page, { name: longWalletName })
    await host.open({
      attributes: { 'theme-mode': 'light', networks: networksAttribute, ...attributes },
    })
    if (dir)
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
    // Axe takes what lies below a short page that does not scroll for hidden.
    await page.evaluate(() => {
      document.documentElement.style.minHeight = '100vh'
    })
    for (const state of viewStates.filter(has)) {
      await test.step(state.name, async () => {
        await showView(host, wallet, state)
        expect.soft(await findings(page), state.name).toEqual([])
        if (!dark) return
        await setTheme(host, 'dark')
        expect.soft(await findings(page, ['color-contrast']), `${state.name}, dark`).toEqual([])
        await setTheme(host, 'light')
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
