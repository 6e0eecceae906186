import { expect, test } from '../fixtures/test.ts'

test('nothing is put on window, from page load to a connection', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { before: Object.getOwnPropertyNames(window) })
    })
  })
  await host.open()
  await host.command('open')
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const added = await page.evaluate(() => {
    const { before } = window as unknown as { before: string[] }
    const own = ['before', '__walletEvents', '__cspViolations']
    return Object.getOwnPropertyNames(window).filter(
      (name) => !before.includes(name) && !own.includes(name) && Number.isNaN(Number(name)),
    )
  })
  expect(added).toEqual([])
})
