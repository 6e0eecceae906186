import { viewStates } from '../../demo/page/gallery/viewStates.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { setTheme } from '../fixtures/page/attributes.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { findings } from '../fixtures/views/axe.ts'
import {
  changing,
  lookAt,
  misnamed,
  overflowing,
  readTree,
  settled,
  stateGroups,
  waiting,
} from '../fixtures/views/checks.ts'
import { desktop, looks } from '../fixtures/views/looks.ts'
import { expect, test } from '../fixtures/views/viewsPage.ts'

/** True if a screenshot of every state in every look is attached. */
const photographs = Boolean(process.env.WALLET_MODAL_PHOTOGRAPHS)

// These tests take longest; parallel mode spreads them over both workers.
test.describe.configure({ mode: 'parallel' })

test('each view in the registry has a state in viewStates', () => {
  const seen = viewStates.map(({ view }) => view)
  expect([...new Set(seen)].sort()).toEqual(Object.keys(viewRegistry).sort())
})

for (const { name: group, states } of stateGroups) {
  test(`every view, ${group}: no overflow, axe passes, the accessibility tree is unchanged`, async ({
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
    for (const state of states) {
      await test.step(state.name, async () => {
        await show(state)
        await settled(() => page.evaluate(overflowing), state.name)
        await settled(() => page.evaluate(misnamed), state.name)
        expect.soft(await findings(page), state.name).toEqual([])
        await photograph(`${state.name} light`)
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
        // The stage gives the next state the light theme.
        await setTheme(host, 'dark')
        const inTheDark = await findings(page, ['color-contrast'])
        expect.soft(inTheDark, `${state.name}, dark`).toEqual([])
        await photograph(`${state.name} dark`)
      })
    }
  })
}
