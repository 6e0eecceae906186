import { expect, test } from '../fixtures/test.ts'

test('an open element that is moved into another document keeps its styles and works there', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: '<iframe title="inside" width="800" height="800"></iframe>' })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    const inside = document.querySelector('iframe')?.contentDocument
    if (element) inside?.body.append(element)
  })
  const frame = page.frameLocator('iframe')
  const dialog = frame.getByRole('dialog', { name: 'Connect Wallet' })
  await expect(dialog).toBeVisible()
  const card = () =>
    frame.locator('wallet-modal').evaluate((element) => {
      const found = element.shadowRoot?.querySelector('.card')
      return found ? found.getBoundingClientRect().width : 0
    })
  await expect.poll(card).toBe(360)
  await dialog.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(frame.locator('wallet-modal')).toHaveAttribute('status', 'connected')
  // When the element is back in its first document, it uses the style sheets of that document again.
  await page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentDocument
    const element = inside?.querySelector('wallet-modal')
    if (element) document.body.append(element)
  })
  await host.command('open')
  await expect(host.dialog('Account')).toBeVisible()
})

test('an element that is removed from the page is garbage-collected', async ({ host, page }) => {
  await host.open()
  await host.state()
  const left = await page.evaluate(async () => {
    const references: WeakRef<Element>[] = []
    for (let count = 0; count < 5; count += 1) {
      const element = document.createElement('wallet-modal')
      document.body.append(element)
      const detail: Record<string, unknown> = { command: 'open' }
      element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
      await detail.result
      references.push(new WeakRef(element))
      element.remove()
    }
    Object.assign(window, { references })
    return references.length
  })
  expect(left).toBe(5)
  const kept = async () => {
    await page.requestGC()
    return page.evaluate(() => {
      const { references } = window as unknown as { references: WeakRef<Element>[] }
      return references.filter((one) => one.deref()).length
    })
  }
  // React retains the last root that it rendered until it renders another root.
  await expect.poll(kept).toBeLessThan(3)
})
