import { verifyMessage } from 'ethers'
import { serveWagmiApp } from '../fixtures/pageScripts/serveWagmiApp.ts'
import { expect, test } from '../fixtures/test.ts'

const own = 'app.wallet-modal'
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

for (const version of [2, 3] as const) {
  test(`an app with wagmi ${version} finds the wallet again after a reload`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet({ legacyOnly: true })
    const body = await serveWagmiApp(page, version)
    await host.open({ attributes: { announce: '' }, body })
    const wallets = () => page.evaluate(() => window.wagmiPage?.wallets())
    const accounts = () => page.evaluate(() => window.wagmiPage?.accounts())
    await host.openAndTake(/^Browser Wallet/)
    await expect.poll(wallets).toEqual([own])
    await page.evaluate((id) => window.wagmiPage?.connect(id), own)
    expect(await accounts()).toEqual([first])

    await host.reload()
    await expect.poll(accounts).toEqual([first])
    expect(await wallets()).toEqual([own])
    const signature = await page.evaluate(() => window.wagmiPage?.sign('hi'))
    expect(verifyMessage('hi', String(signature))).toBe(first)

    await test.step('it disconnects here, and connects by the modal', async () => {
      await page.evaluate(() => window.wagmiPage?.disconnect())
      await expect(host.element()).toHaveAttribute('status', 'disconnected')
      expect(await accounts()).toBe('disconnected')
      const connecting = page.evaluate((id) => window.wagmiPage?.connect(id).then(() => true), own)
      await host.button(/^Browser Wallet/).click()
      expect(await connecting).toBe(true)
      expect(await accounts()).toEqual([first])
      await expect(host.element()).toHaveAttribute('status', 'connected')
    })

    await test.step('what the visitor ends here is over there, and not announced again', async () => {
      await host.command('disconnect')
      await expect.poll(accounts).toBe('disconnected')
      await host.reload()
      await page.waitForFunction(() => window.wagmiPage)
      expect(await wallets()).toEqual([])
    })
  })
}
