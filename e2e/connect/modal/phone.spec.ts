import { drag } from '../../fixtures/page/drag.ts'
import { sheetGrip } from '../../fixtures/page/sheetGrip.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({
  viewport: { width: 390, height: 780 },
  hasTouch: true,
  // The sheet moves as on most phones; other specs run with reduced motion.
  contextOptions: { reducedMotion: 'no-preference' },
})

test('on a phone the modal is a bottom sheet; a long drag closes it, a short drag does not', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await page.locator('wallet-button').tap()
  await expect(host.button(/^All wallets/)).toContainText('+')
  const card = page.locator('wallet-modal [part=dialog]')
  const place = async () => {
    const box = await card.boundingBox()
    return {
      left: box?.x,
      bottom: Math.round((box?.y ?? 0) + (box?.height ?? 0)),
      width: box?.width,
    }
  }
  await expect.poll(place).toEqual({ left: 0, bottom: 780, width: 390 })

  const from = await sheetGrip(host, host.button(/^All wallets/))
  await drag(page, { from, by: 30 })
  await expect.poll(place).toEqual({ left: 0, bottom: 780, width: 390 })
  await expect(host.dialog()).toBeVisible()
  await drag(page, { from, by: 260 })
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).not.toHaveAttribute('open')
})

test('the content drags the sheet where it is scrolled to its start', async ({ host, page }) => {
  await host.open()
  await host.command('open', { view: 'WhatIsANetwork' })
  const words = host.dialog().getByRole('heading', { level: 2 }).first()
  await expect(words).toBeVisible()
  await sheetGrip(host, words)
  const box = await words.boundingBox()
  await drag(page, { from: { x: 195, y: (box?.y ?? 0) + 8 }, by: 260 })
  await expect(host.dialog()).toBeHidden()
})

test('a dragged sheet whose view cannot be closed returns to its place', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const rpcUrls = { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] }
  await installWallet({ chainId: 'eip155:137', rpcUrls })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Switch Network')).toBeVisible()
  const from = await sheetGrip(host, host.dialog().getByRole('heading', { name: 'Switch Network' }))
  await drag(page, { from, by: 260 })
  const bottom = async () => {
    const box = await page.locator('wallet-modal [part=dialog]').boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect.poll(bottom).toBe(780)
  await expect(host.dialog('Switch Network')).toBeVisible()
})

test('a touch scroll in a list scrolls the list and does not drag the sheet', async ({
  host,
  page,
}) => {
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  const first = host.button(/^Demo Web Wallet/)
  await expect(first).toBeVisible()
  const content = page.locator('wallet-modal [part=content]')
  const box = await content.boundingBox()
  await drag(page, { from: { x: 195, y: (box?.y ?? 0) + 400 }, by: -300 })
  await expect.poll(() => content.evaluate((one) => one.scrollTop)).toBeGreaterThan(50)
  await expect(host.dialog('All Wallets')).toBeVisible()
})
