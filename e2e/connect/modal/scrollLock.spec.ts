import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const tall = '<div id="tall"></div><p id="end">The end</p>'

async function makeTall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tall = document.querySelector<HTMLElement>('#tall')
    if (tall) tall.style.height = '4000px'
    scrollTo(0, 700)
  })
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const widthOfPage = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width)

/** Turns the wheel over the overlay. Resolves with true if the page behind has scrolled two frames later. */
async function pageMoves(page: Page): Promise<boolean> {
  const before = await scrolled(page)
  await page.mouse.move(5, 300)
  await page.mouse.wheel(0, 400)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return (await scrolled(page)) !== before
}

test('the page behind an open modal neither scrolls nor shifts, and scrolls again after closing', async ({
  host,
  page,
}) => {
  await host.open({ body: tall })
  await makeTall(page)
  const width = await widthOfPage(page)
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await scrolled(page)).toBe(700)
  expect(await widthOfPage(page)).toBe(width)
  expect(await pageMoves(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  expect(await scrolled(page)).toBe(700)
  await expect.poll(() => pageMoves(page)).toBe(true)
})

test('the page scrolls again when an element with an open modal is removed', async ({
  host,
  page,
}) => {
  await host.open({ body: tall })
  await makeTall(page)
  await page.locator('wallet-button').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.evaluate(() => document.querySelector('wallet-modal')?.remove())
  await expect.poll(() => pageMoves(page)).toBe(true)
  await page
    .evaluate(() => document.documentElement.style.overflow)
    .then((value) => expect(value).toBe(''))
})

test('with two open modals the page scrolls again when the second one closes', async ({
  host,
  page,
}) => {
  const second = `<wallet-modal id="second" ${host.attributes()}></wallet-modal>`
  await host.open({ body: second + tall })
  await makeTall(page)
  const set = (selector: string, open: boolean) =>
    page.evaluate(([one, isOpen]) => document.querySelector(one)?.toggleAttribute('open', isOpen), [
      selector,
      open,
    ] as const)
  await set('#wallet', true)
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await set('#second', true)
  await expect(page.locator('#second dialog')).toBeVisible()
  await set('#wallet', false)
  await expect(page.locator('#wallet dialog')).toBeHidden()
  expect(await pageMoves(page)).toBe(false)
  await set('#second', false)
  await expect(page.locator('#second dialog')).toBeHidden()
  await expect.poll(() => pageMoves(page)).toBe(true)
})

test('a page that has locked its scrolling itself stays locked after the modal closes', async ({
  host,
  page,
}) => {
  await host.open({ body: tall })
  await makeTall(page)
  await page.evaluate(() => {
    document.documentElement.style.overflow = 'clip'
  })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('clip')
})

test('a page that the user left with an open modal scrolls when the user navigates back', async ({
  host,
  page,
}) => {
  await host.open({ body: tall })
  await makeTall(page)
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.goto('about:blank')
  await page.goBack()
  await page.evaluate(() => customElements.whenDefined('wallet-modal'))
  await makeTall(page)
  if (await host.dialog().isVisible()) await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect.poll(() => pageMoves(page)).toBe(true)
})
