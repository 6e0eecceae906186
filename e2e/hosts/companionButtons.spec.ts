import { expect, test } from '../fixtures/test.ts'

test('a companion button shows the account only while its modal is in the page', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveAttribute('title', /^0xf39F/)
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    element?.remove()
    Object.assign(window, { element })
  })
  await expect(button).toHaveText('Connect Wallet')
  await expect(button.locator('.mark, img, .balance')).toHaveCount(0)
  await page.evaluate(() => {
    document.body.append((window as unknown as { element: HTMLElement }).element)
  })
  await expect(button).toHaveAttribute('title', /^0xf39F/)
})

test('a companion button whose for attribute matches no element warns in the console once', async ({
  host,
  page,
}) => {
  await page.clock.install()
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const checks = page.waitForResponse(/\/chunks\/checks-/)
  await host.open({ body: '<wallet-button for="walet"></wallet-button>' })
  await checks
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return warnings.length
    })
    .toBe(1)
  await page.evaluate(() => {
    const lost = document.querySelector('wallet-button[for="walet"]')
    if (lost) document.body.prepend(lost)
  })
  await page.clock.runFor(10_000)
  expect(warnings).toEqual([expect.stringContaining('No element has id walet')])
})
