import { createPolkadot } from '../../../demo/wallets/walletConnectWallet/namespaces/polkadot.ts'
import { expect, polkadotAccounts, test, verifies } from '../../fixtures/chains/polkadot.ts'
import type {} from '../../fixtures/pageScripts/polkadotExtensionPage.ts'
import { servePageScript } from '../../fixtures/pageScripts/servePageScript.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

const own = 'app.wallet-modal'
const [first] = polkadotAccounts.polkadot
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const rpcUrls = { [polkadot]: '' }
const [onPhone = ''] = createPolkadot({ rpcUrls }).accounts()

test('the modal connects a wallet built with @polkadot libraries, and an app built with them finds it', async ({
  host,
  page,
  phone,
}) => {
  await host.open({
    attributes: { networks: 'polkadot', announce: '' },
    body: await servePageScript(page, 'polkadotExtensionPage'),
  })

  await test.step('the modal finds the wallet and connects', async () => {
    await host.command('open')
    await host.button(/^extension-inject/).click()
    await expect(host.element()).toHaveAttribute('address', first)
    const signature = await host.command('sign-message', { message: 'Hello' })
    expect(verifies(first, 'Hello', signature)).toBe(true)
  })

  await test.step('the connected wallet is not announced a second time', async () => {
    const names = await page.evaluate(() => window.polkadotExtension?.enable())
    expect(names).toEqual(['extension-inject'])
    await host.command('disconnect')
  })

  await test.step('the app finds the wallet that the modal announces', async () => {
    const wallet = await phone({ rpcUrls })
    await wallet.pair(await openQrCode(host))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    const names = await page.evaluate(() => window.polkadotExtension?.enable())
    expect(names?.sort()).toEqual([own, 'extension-inject'])
    const accounts = await page.evaluate((key) => window.polkadotExtension?.accountsOf(key), own)
    expect(accounts).toHaveLength(1)
    const signature = await page.evaluate(
      (key) => window.polkadotExtension?.sign(key, 'from the app'),
      own,
    )
    expect(verifies(onPhone, 'from the app', signature)).toBe(true)
  })

  await test.step('the app no longer finds the wallet after the user disconnects', async () => {
    await host.command('disconnect')
    const names = await page.evaluate(() => window.polkadotExtension?.enable())
    expect(names).toEqual(['extension-inject'])
  })
})
