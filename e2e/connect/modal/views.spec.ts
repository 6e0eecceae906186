import type { Page } from '@playwright/test'
import { viewRegistry } from '../../../src/views/registry.ts'
import { installStandardWallet } from '../../fixtures/installed/standardWallet.ts'
import { standStill } from '../../fixtures/page/standStill.ts'
import { expect, test } from '../../fixtures/test.ts'
import { holdFrame } from '../../fixtures/views/embeddedViewStates.ts'
import {
  longWalletName,
  networksAttribute,
  setTheme,
  showView,
  viewStates,
} from '../../fixtures/views/viewStates.ts'

/** Boxes of the card that hold more than they show. */
function overflowing(): string[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const boxes = root?.querySelectorAll(
    '[part=dialog], [part=content], .view, .view :is(ul, li, div, button, p)',
  )
  const wide = [...(boxes ?? [])].filter(
    (box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1,
  )
  const cut = [document.documentElement].filter((box) => box.scrollWidth > box.clientWidth)
  return [...wide, ...cut].map((box) => `${box.localName}.${box.className}`)
}

interface Look {
  width: number
  height: number
  forcedColors?: 'active'
  dir?: 'rtl'
}

/** Further ways to look at what is shown: photographs alone, for whoever looks at them. */
const looks: Record<string, Look> = {
  'landscape phone': { width: 844, height: 390 },
  '400 percent': { width: 320, height: 256 },
  'forced colours': { width: 500, height: 800, forcedColors: 'active' },
  'right to left': { width: 500, height: 800, dir: 'rtl' },
}

/** The phone is the narrowest there is. What is cut off does not depend on the colours: those are photographed in one go. */
const screens = {
  desktop: { themes: ['light', 'dark'], width: 1000, height: 800 },
  phone: { themes: ['light'], width: 320, height: 740 },
} as const

async function lookAt(page: Page, { width, height, forcedColors, dir }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: forcedColors ?? null })
  await page.evaluate((direction) => {
    document.documentElement.dir = direction
  }, dir ?? 'ltr')
}

test('every view of the registry is among those that are looked at', () => {
  // It stands only while the frame asks something: e2e/embedded-wallet/account/approve.spec.ts looks at it.
  const seen = ['ApproveTransaction', ...viewStates.map(({ view }) => view)]
  expect([...new Set(seen)].sort()).toEqual(Object.keys(viewRegistry).sort())
})

for (const [screen, { themes, width, height }] of Object.entries(screens)) {
  test(`every view, photographed (${screen}); nothing overflows with very long names`, async ({
    host,
    page,
    urls,
    wallet,
    installWallet,
  }, testInfo) => {
    test.slow()
    await holdFrame(host)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const node = urls.chains['eip155:1']
    const rpcUrls = { ...urls.chains, 'eip155:137': node, 'eip155:424242': node }
    await installWallet({ name: longWalletName, headless: true, rpcUrls, exposeAllAccounts: true })
    await installStandardWallet(page, { name: longWalletName })
    await host.open({ attributes: { 'theme-mode': 'light', networks: networksAttribute } })
    for (const state of viewStates) {
      await test.step(state.name, async () => {
        await showView(host, wallet, state)
        expect.soft(await page.evaluate(overflowing), state.name).toEqual([])
        for (const theme of themes) {
          await setTheme(host, theme)
          const name = `${state.name} ${screen} ${theme}`
          const path = testInfo.outputPath(`${name}.png`)
          await page.screenshot({ path })
          await testInfo.attach(name, { path, contentType: 'image/png' })
        }
        await setTheme(host, 'light')
        if (screen !== 'desktop') return
        for (const [look, setting] of Object.entries(looks)) {
          await lookAt(page, setting)
          await standStill(host)
          const name = `${state.name} ${look}`
          const path = testInfo.outputPath(`${name}.png`)
          await page.screenshot({ path })
          await testInfo.attach(name, { path, contentType: 'image/png' })
        }
        await lookAt(page, { width, height })
      })
    }
  })
}
