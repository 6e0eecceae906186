import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const fade = (content: Locator) =>
  content.evaluate((element) => {
    const { blockSize, opacity } = getComputedStyle(element, '::after')
    return `${blockSize} ${opacity}`
  })

test('content below the visible part of the card fades over 24 px, unless there is less to scroll', async ({
  host,
  page,
  installWallet,
}) => {
  await page.setViewportSize({ width: 1000, height: 330 })
  await installWallet()
  await host.open()
  await host.command('open')
  await expect(host.button(/^All wallets/)).toContainText('+')
  const content = page.locator('wallet-modal [part=content]')
  await expect.poll(() => fade(content)).toBe('24px 1')
  await content.evaluate((one) => one.scrollTo(0, one.scrollHeight - one.clientHeight - 20))
  await expect.poll(() => fade(content)).toBe('24px 0')
  await content.evaluate((one) => one.scrollTo(0, 0))
  await expect.poll(() => fade(content)).toBe('24px 1')
  await page.setViewportSize({ width: 1000, height: 1000 })
  await expect.poll(() => fade(content)).toBe('24px 0')
})

test('the Installed tag contrasts with a hovered row', async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('open')
  const row = host.button(/^Test Wallet/)
  const tag = row.getByText('Installed')
  await row.hover()
  const background = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one).backgroundColor)
  await expect.poll(() => background(row)).not.toBe(await background(tag))
})

test('on a right-to-left page arrows are mirrored, and amounts read from left to right', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  const arrow = host.button('Disconnect').locator('svg')
  const turned = () => arrow.evaluate((element) => getComputedStyle(element).transform)
  await expect.poll(turned).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  for (const balance of [
    host.dialog().locator('.held bdi'),
    page.locator('wallet-button .balance'),
  ]) {
    await expect(balance).toBeVisible()
    const [number, unit] = await balance.evaluate((element) => {
      const text = element.firstChild
      if (!text?.textContent) return []
      const at = text.textContent.indexOf(' ')
      return [0, at + 1].map((start) => {
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + 1)
        return range.getBoundingClientRect().x
      })
    })
    expect(number).toBeLessThan(unit ?? 0)
  }
})

test('Back and Close are large enough for touch', async ({ host }) => {
  await host.open()
  await host.command('open')
  await host.button('What is a wallet?').click()
  for (const name of ['Back', 'Close']) {
    const box = await host.button(name).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
