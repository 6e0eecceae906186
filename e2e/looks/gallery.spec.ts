import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hashOf, readLook } from '../../demo/page/gallery/address.ts'
import { viewStates } from '../../demo/page/gallery/viewStates.ts'
import { expect, test } from '../fixtures/test.ts'

const stageOf = (page: Page) => page.frameLocator('iframe').first()
const cardOf = (page: Page) => stageOf(page).locator('wallet-modal [part~=dialog]')

test('a link of the gallery shows its state in its theme and direction, on a phone', async ({
  page,
  urls,
}) => {
  const look = 'state=Networks&theme=dark&dir=rtl&size=phone'
  await page.goto(`${urls.demo}/gallery#${look}`)
  await expect(stageOf(page).getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  const card = cardOf(page)
  await expect(page.getByText('Shown: Networks')).toBeVisible()
  await expect(card).toHaveCSS('direction', 'rtl')
  await expect(card).toHaveCSS('background-color', 'oklch(0.2 0 0)')
  await expect(page.locator('iframe')).toHaveCSS('width', '390px')
  await expect(page.getByLabel('Theme')).toHaveValue('dark')
  await expect(page.getByRole('link', { name: 'Networks', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the gallery has a link to every state, and each link keeps the other choices', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.demo}/gallery#state=WhatIsAWallet&theme=dark`)
  const links = page.getByRole('navigation', { name: 'States' }).getByRole('link')
  await expect(links).toHaveCount(viewStates.length)
  const linked = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).hash),
  )
  const wanted = viewStates.map(({ name }) =>
    hashOf({ ...readLook(''), state: name, theme: 'dark' }),
  )
  expect(linked.sort()).toEqual(wanted.sort())
  await links.filter({ hasText: 'WhatIsANetwork' }).press('Enter')
  await expect(stageOf(page).getByRole('dialog', { name: 'What is a Network?' })).toBeVisible()
  const card = cardOf(page)
  await expect(card).toHaveCSS('background-color', 'oklch(0.2 0 0)')
  // The keyboard stays in the list, although the modal has opened.
  await expect(links.filter({ hasText: 'WhatIsANetwork' })).toBeFocused()
  await page.getByLabel('Theme').selectOption('Light')
  await expect(page).toHaveURL(/#state=WhatIsANetwork$/)
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the gallery shows all states of a view side by side, and does not change the storage of the page', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.demo}/gallery#state=Account&size=sheet`)
  await expect(page.getByText('Shown: all 3 states')).toBeVisible()
  const tabs = page.locator('iframe').nth(1).contentFrame()
  await expect(tabs.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
  await expect(stageOf(page).getByRole('tab', { name: 'Tokens' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the gallery reports a link with an unknown state', async ({ page, urls }) => {
  await page.goto(`${urls.demo}/gallery#state=Nonsense`)
  await expect(page.getByText('There is no state “Nonsense”.').first()).toBeVisible()
})

test('the gallery fits a phone, and is readable in light and dark', async ({ page, urls }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${urls.demo}/gallery#state=WhatIsAWallet`)
  await expect(page.getByText('Shown: WhatIsAWallet')).toBeVisible()
  await page.getByLabel('State', { exact: true }).selectOption('WhatIsANetwork')
  await expect(page.getByText('Shown: WhatIsANetwork')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})
