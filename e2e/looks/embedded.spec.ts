import { expect, test } from '../fixtures/test.ts'

test('an embedded element in a wide column is centred, has no shadow, and is as high as its content', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 500 })
  await host.open({ attributes: { embedded: '' } })
  await host.command('open', { view: 'WhatIsAWallet' })
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  const card = page.locator('wallet-modal [part=dialog]')
  const place = await card.boundingBox()
  const middle = await page.evaluate(() => {
    const { left, width } = document.body.getBoundingClientRect()
    return left + width / 2
  })
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - middle)).toBeLessThanOrEqual(1)
  const content = page.locator('wallet-modal [part=content]')
  await expect
    .poll(() => content.evaluate((one) => one.scrollHeight - one.clientHeight))
    .toBeLessThanOrEqual(0)
  const shadow = await card.evaluate((one) => getComputedStyle(one).boxShadow)
  expect(shadow).not.toContain('48px')
})

test('a press on the button brings an embedded card that is out of sight into view and focuses its title', async ({
  host,
  page,
}) => {
  await host.open({
    html: `<wallet-button for="wallet"></wallet-button>${'<br>'.repeat(150)}
      <wallet-modal id="wallet" ${host.attributes({ embedded: '' })}></wallet-modal>`,
  })
  await page.locator('wallet-button').click()
  const title = page.getByRole('heading', { name: 'Connect Wallet' })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
})
