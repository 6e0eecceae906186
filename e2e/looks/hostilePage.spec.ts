import type { ViewState } from '../../demo/page/gallery/viewState.ts'
import { viewStates } from '../../demo/page/gallery/viewStates.ts'
import { errorCodes } from '../fixtures/page/attributes.ts'
import { settled } from '../fixtures/views/checks.ts'
import {
  changesBy,
  hostileStyles,
  stylingOf,
  translatePage,
} from '../fixtures/views/hostilePage.ts'
import { expect, test } from '../fixtures/views/viewsPage.ts'

test.describe.configure({ mode: 'parallel' })

const needsOwnPage = ({ prepare, walletName }: ViewState) =>
  prepare !== undefined || walletName !== undefined

/** A state of each view. States that need a page of their own come last, because the page reloads for them. */
const states: ViewState[] = []
for (const wanted of [false, true]) {
  for (const state of viewStates) {
    const isSeen = states.some(({ view }) => view === state.view)
    if (!isSeen && needsOwnPage(state) === wanted) states.push(state)
  }
}

const kinds = [
  ['before connecting', false],
  ['connected', true],
  ['with the embedded wallet', 'embedded wallet'],
] as const

for (const [kind, connection] of kinds) {
  test(`every view, ${kind}: hostile styles of the page change nothing, and a translator removes nothing`, async ({
    host,
    page,
    show,
  }) => {
    test.slow()
    await page.addInitScript(translatePage)
    for (const state of states.filter(({ connected = false }) => connected === connection)) {
      await test.step(state.name, async () => {
        await show(state)
        await expect.soft(page.locator('wallet-modal font').first(), state.name).toBeVisible()
        // A picture that arrives between the measurements is a change, too, but does not come again.
        await settled(
          () => host.element().evaluate(changesBy, stylingOf(hostileStyles)),
          state.name,
        )
      })
    }
    expect(await errorCodes(host)).not.toContain('LOAD_FAILED')
  })
}
