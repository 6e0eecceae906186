import type { Page } from '@playwright/test'
import type { ViewState } from '../../demo/page/gallery/viewState.ts'
import { viewStates } from '../../demo/page/gallery/viewStates.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { setTheme } from '../fixtures/page/attributes.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { findings } from '../fixtures/views/axe.ts'
import { expect, test } from '../fixtures/views/viewsPage.ts'

/** True if a screenshot of every state in every look is attached. */
const photographs = Boolean(process.env.WALLET_MODAL_PHOTOGRAPHS)

/** Finds boxes of the card whose content overflows. */
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

/** Finds controls whose accessible name does not begin with their visible text (WCAG 2.5.3). */
function misnamed(): string[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, [role=tab]') ?? [])]
  const seenOn = (control: Element) => {
    const copy = control.cloneNode(true) as Element
    // A letter replaces a missing picture.
    for (const drawn of copy.querySelectorAll('[aria-hidden=true]')) drawn.remove()
    return copy.textContent
  }
  if (controls.length === 0) return ['there is nothing to press']
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
  return controls
    .filter((control) => control.ariaLabel !== null)
    .map((control) => ({ name: control.ariaLabel, seen: seenOn(control) }))
    .filter(({ name, seen }) => !plain(name).startsWith(plain(seen)))
    .map(({ name, seen }) => `${seen} is called ${name}`)
}

/**
 * Waits until `find` returns no fault. A remaining fault fails the test only at its end, so that all states are
 * checked.
 */
async function settled(find: () => Promise<string[]>, where: string): Promise<void> {
  await expect.configure({ soft: true, timeout: 10_000 }).poll(find, where).toEqual([])
}

/** These views show another hint after some seconds of waiting. */
const waiting = ['ConnectingExternal, waiting', 'ConnectingSocial', 'EmailVerifyDevice']

/** The content of these views depends on the date and on earlier transactions. */
const changing = ['Account, activity', 'Transactions']

/** Only the beginning of a long accessibility tree is compared. */
const lines = 40

/** The dialog's accessibility tree, without parts that differ between runs. */
async function readTree(host: HostPage): Promise<string> {
  const tree = await host.dialog().ariaSnapshot()
  return (
    tree
      .replace(/\$[\d.,]+/g, '$…')
      .replace(/[\d.,]+ (ETH|DAI)/g, '… $1')
      .replace(/(Ether ETH) [\d.,]+/g, '$1 …')
      // Swaps of other specs change the price.
      .replace(/(You get) [1-9][\d.,]*/g, '$1 …')
      .replace(/0x[\da-fA-F]{40}/g, '0x…')
      .replace(/All [\d,]+ blocks/g, 'All … blocks')
      .replace(/localhost:\d+/g, 'localhost')
      // The length of the history decides which of two texts is shown.
      .replace(/(paragraph: )(?:Your history shows no payment|This address could not be).*/g, '$1…')
      .replace(/user-[\w-]+@/g, 'user@')
      .split('\n')
      .slice(0, lines)
      .join('\n')
  )
}

interface Look {
  width: number
  height: number
  forcedColors?: 'active'
  dir?: 'rtl'
}

const desktop: Look = { width: 1000, height: 800 }

/** Windows and preferences in which each state is checked. Looks with the same window size are next to each other. */
const looks: Record<string, Look> = {
  phone: { width: 320, height: 740 },
  'landscape phone': { width: 844, height: 390 },
  '400 percent': { width: 320, height: 256 },
  'forced colours': { width: 500, height: 800, forcedColors: 'active' },
  'right to left': { width: 500, height: 800, dir: 'rtl' },
}

async function lookAt(page: Page, { width, height, forcedColors, dir }: Look): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors: forcedColors ?? null })
  await page.evaluate((direction) => {
    document.documentElement.dir = direction
  }, dir ?? 'ltr')
}

// These tests take longest; parallel mode spreads them over both workers.
test.describe.configure({ mode: 'parallel' })

test('each view in the registry has a state in viewStates', () => {
  const seen = viewStates.map(({ view }) => view)
  expect([...new Set(seen)].sort()).toEqual(Object.keys(viewRegistry).sort())
})

/** Number of states in a test. One page shows them one after another, and the tests run in parallel. */
const statesEach = 9

const kinds: Record<string, (state: ViewState) => boolean> = {
  'before connecting': ({ connected, attributes }) => !connected && !attributes,
  'with logins': ({ attributes, connected }) =>
    attributes !== undefined && connected !== 'embedded wallet',
  // The states of Farcaster are shown on a page of their own, because leaving the login reloads the frame, which loses
  // requests.
  'with the embedded wallet': ({ connected }) => connected === 'embedded wallet',
  connected: ({ connected, attributes }) => connected === true && !attributes,
}

for (const [kind, isOfKind] of Object.entries(kinds)) {
  const states = viewStates.filter(isOfKind)
  for (let start = 0; start < states.length; start += statesEach) {
    const some = states.slice(start, start + statesEach)
    const names = `${some[0]?.name} to ${some.at(-1)?.name}`
    test(`every view, ${kind} (${names}): no overflow, axe passes, the accessibility tree is unchanged`, async ({
      host,
      page,
      show,
    }, testInfo) => {
      test.slow()
      async function photograph(name: string): Promise<void> {
        if (!photographs) return
        const path = testInfo.outputPath(`${name}.png`)
        await page.screenshot({ path })
        await testInfo.attach(name, { path, contentType: 'image/png' })
      }
      await page.setViewportSize(desktop)
      for (const state of some) {
        await test.step(state.name, async () => {
          await show(state)
          await settled(() => page.evaluate(overflowing), state.name)
          await settled(() => page.evaluate(misnamed), state.name)
          expect.soft(await findings(page), state.name).toEqual([])
          await photograph(`${state.name} light`)
          await setTheme(host, 'dark')
          const inTheDark = await findings(page, ['color-contrast'])
          expect.soft(inTheDark, `${state.name}, dark`).toEqual([])
          await photograph(`${state.name} dark`)
          await setTheme(host, 'light')
          if (![...waiting, ...changing].includes(state.name)) {
            const file = `${state.name.replace(/\W+/g, '-')}.txt`
            await expect(async () => expect(await readTree(host)).toMatchSnapshot(file)).toPass({
              timeout: 30_000,
            })
          }
          for (const [name, look] of Object.entries(looks)) {
            await lookAt(page, look)
            await standStill(host.page)
            await settled(() => page.evaluate(overflowing), `${state.name}, ${name}`)
            await photograph(`${state.name} ${name}`)
          }
          await lookAt(page, desktop)
        })
      }
    })
  }
}
