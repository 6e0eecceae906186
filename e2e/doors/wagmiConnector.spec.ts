import { verifyMessage } from 'ethers'
import { installHostLibraries } from '../../demo/services/hosts/installHostApp.ts'
import { serveWagmiApp } from '../fixtures/pageScripts/serveWagmiApp.ts'
import { expect, test } from '../fixtures/test.ts'

const own = 'app.wallet-modal'
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.beforeAll(async () => {
  // A fresh clone downloads the libraries, which may take longer than a test.
  test.setTimeout(300_000)
  await installHostLibraries()
})

for (const version of [2, 3] as const) {
  test(`wagmi ${version} connects, follows and restores by the connector`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    const body = await serveWagmiApp(page, version, 'connectorApp')
    await host.open({ body })
    const accounts = () => page.evaluate(() => window.wagmiPage?.accounts())
    const chain = () => page.evaluate(() => window.wagmiPage?.chain())
    await expect.poll(accounts).toBe('disconnected')

    await test.step('what the user connects in the modal is connected in wagmi', async () => {
      await host.openAndTake(/^Test Wallet/)
      await expect.poll(accounts).toEqual([first])
      const signature = await page.evaluate(() => window.wagmiPage?.sign('hi'))
      expect(verifyMessage('hi', String(signature))).toBe(first)
    })

    await test.step('networks follow in both directions', async () => {
      await page.evaluate(() => window.wagmiPage?.switchTo(8453))
      expect(await chain()).toBe(8453)
      await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
      await host.command('switch-network', { network: 'ethereum' })
      await expect.poll(chain).toBe(1)
    })

    await test.step('a reload restores the connection', async () => {
      await host.reload()
      await expect.poll(accounts).toEqual([first])
    })

    await test.step('a disconnect on either side ends both', async () => {
      await page.evaluate(() => window.wagmiPage?.disconnect())
      await expect(host.element()).toHaveAttribute('status', 'disconnected')
      await host.command('connect', { wallet: 'test.wallet' })
      await expect.poll(accounts).toEqual([first])
      await host.command('disconnect')
      await expect.poll(accounts).toBe('disconnected')
    })

    await test.step('connecting by wagmi opens the modal, and closing it is a rejection by the user', async () => {
      const declined = page.evaluate(
        (id) => window.wagmiPage?.connect(id).catch(({ name, code }) => ({ name, code })),
        own,
      )
      await host.button('Close').click()
      expect(await declined).toEqual({ name: 'UserRejectedRequestError', code: 4001 })
      const connecting = page.evaluate((id) => window.wagmiPage?.connect(id).then(() => true), own)
      await host.button(/^Test Wallet/).click()
      expect(await connecting).toBe(true)
      expect(await accounts()).toEqual([first])
    })
  })
}
