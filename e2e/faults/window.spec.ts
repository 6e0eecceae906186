import { expect, test } from '../fixtures/test.ts'

test('window has no new property from page load to a connection', async ({
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

test('the element connects, switches and disconnects on a page that extends Object.prototype', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { clone: () => ({}), extra: 'text' })
  })
  await host.open()
  await page.locator('wallet-button').click()
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.command('switch-network', { network: 'base' })).toBeUndefined()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await host.command('disconnect')).toBeUndefined()
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual([])
})
