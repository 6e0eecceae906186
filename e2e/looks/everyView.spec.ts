import type { Page } from '@playwright/test'
import { viewRegistry } from '../../src/views/registry.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { findings } from '../fixtures/views/axe.ts'
import type { ViewState } from '../fixtures/views/viewState.ts'
import { setTheme, viewStates } from '../fixtures/views/viewStates.ts'
import { expect, test } from '../fixtures/views/viewsPage.ts'

/** Set to attach a screenshot of every state in every look. */
const photographs = Boolean(process.env.WALLET_MODAL_PHOTOGRAPHS)

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

/** Controls whose own name does not begin with what is seen on them (WCAG 2.5.3). */
function misnamed(): string[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, [role=tab]') ?? [])]
  const seenOn = (control: Element) => {
    const copy = control.cloneNode(true) as Element
    // A letter stands in for a picture.
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

/** Nothing is found, at the latest when what still loads has come. A state in which something is goes on to the next. */
async function settled(find: () => Promise<string[]>, where: string): Promise<void> {
  await expect.configure({ soft: true, timeout: 10_000 }).poll(find, where).toEqual([])
}

/** These say more after some seconds of waiting, so what they say is a matter of time. */
const waiting = ['ConnectingExternal, waiting', 'ConnectingSocial', 'EmailVerifyDevice']

/** The content of these views depends on the date and on earlier transactions. */
const changing = ['Account, what it holds', 'Transactions']

/** The longest list is read by its beginning. */
const lines = 40

/** The dialog's accessibility tree, without parts that differ between runs. */
async function readTree(host: HostPage): Promise<string> {
  const tree = await host.dialog().ariaSnapshot()
  return (
    tree
      .replace(/\$[\d.,]+/g, '$…')
      .replace(/[\d.,]+ (ETH|DAI)/g, '… $1')
      .replace(/(Ether ETH) [\d.,]+/g, '$1 …')
      // Swaps of other specs move the price.
      .replace(/(You get) [1-9][\d.,]*/g, '$1 …')
      .replace(/0x[\da-fA-F]{40}/g, '0x…')
      .replace(/localhost:\d+/g, 'localhost')
      // How long the history is by now decides which of the two is said.
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

/** The narrowest phone there is, a short one, the largest zoom, and what a user may have set. */
const looks: Record<string, Look> = {
  phone: { width: 320, height: 740 },
  'landscape phone': { width: 844, height: 390 },
  '400 percent': { width: 320, height: 256 },
  'forced colours': { width: 500, height: 800, forcedColors: 'active' },
  'right to left': { width: 500, height: 800, dir: 'rtl' },
}

async function lookAt(page: Page, { width, height, forcedColors, dir }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: forcedColors ?? null })
  await page.evaluate((direction) => {
    document.documentElement.dir = direction
  }, dir ?? 'ltr')
}

test('every registered view has a test state', () => {
  const seen = viewStates.map(({ view }) => view)
  expect([...new Set(seen)].sort()).toEqual(Object.keys(viewRegistry).sort())
})

/** So many states a test: they take turns on one page, and tests run side by side. */
const statesEach = 9

const kinds: Record<string, (state: ViewState) => boolean> = {
  'before connecting': ({ connected, attributes }) => !connected && !attributes,
  'with logins': ({ attributes, connected }) =>
    attributes !== undefined && connected !== 'embedded wallet',
  // On a page of their own: a Farcaster login that was left has the frame reload, which loses requests.
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
      openViews,
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
      await openViews()
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
