import { verifyMessage } from 'ethers'
import { installHostLibraries } from '../../demo/services/hosts/installHostApp.ts'
import { createPolkadot } from '../../demo/wallets/walletConnectWallet/namespaces/polkadot.ts'
import { verifies as verifiesPolkadot } from '../fixtures/chains/polkadot.ts'
import { solanaPhoneAccounts, verifies as verifiesSolana } from '../fixtures/chains/solana.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import type {} from '../fixtures/pageScripts/extensionDappApp.ts'
import { servePageScript } from '../fixtures/pageScripts/servePageScript.ts'
import { serveWagmiApp } from '../fixtures/pageScripts/serveWagmiApp.ts'
import type {} from '../fixtures/pageScripts/walletAdapterApp.ts'
import { connectPhone, expect, test } from '../fixtures/walletConnect/pairing.ts'

const own = 'app.wallet-modal'
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.beforeAll(async () => {
  // A fresh clone downloads the libraries, which may take longer than a test.
  test.setTimeout(300_000)
  await installHostLibraries()
})

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

    await test.step('the app disconnects the wallet and connects by the modal', async () => {
      await page.evaluate(() => window.wagmiPage?.disconnect())
      await expect(host.element()).toHaveAttribute('status', 'disconnected')
      expect(await accounts()).toBe('disconnected')
      const connecting = page.evaluate((id) => window.wagmiPage?.connect(id).then(() => true), own)
      await host.button(/^Browser Wallet/).click()
      expect(await connecting).toBe(true)
      expect(await accounts()).toEqual([first])
      await expect(host.element()).toHaveAttribute('status', 'connected')
    })

    await test.step('the app follows a disconnect in the modal, and the wallet is not announced again', async () => {
      await host.command('disconnect')
      await expect.poll(accounts).toBe('disconnected')
      await host.reload()
      await page.waitForFunction(() => window.wagmiPage)
      expect(await wallets()).toEqual([])
    })
  })
}

test('an app with wallet-adapter finds the wallet again after a reload', async ({
  host,
  page,
  phone,
}) => {
  const name = 'Node wallet'
  const [account] = solanaPhoneAccounts
  const names = () => page.evaluate(() => window.walletAdapterApp?.names())
  const address = () => page.evaluate(() => window.walletAdapterApp?.address())
  const body = await servePageScript(page, 'walletAdapterApp')
  await host.open({ attributes: { announce: '', networks: 'solana-devnet' }, body })
  const wallet = await phone()
  await connectPhone(host, wallet)
  await expect.poll(names).toEqual([name])
  await page.evaluate((own) => window.walletAdapterApp?.connect(own), name)
  expect(await address()).toBe(account)

  await host.reload()
  await expect.poll(address).toBe(account)
  expect(await names()).toEqual([name])
  const signature = await page.evaluate(() => window.walletAdapterApp?.sign('hi'))
  expect(await verifiesSolana(account, 'hi', Uint8Array.from(signature ?? []))).toBe(true)

  await test.step('the app disconnects the wallet, keeps the wallet listed, and connects by the modal', async () => {
    await page.evaluate(() => window.walletAdapterApp?.disconnect())
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect(await address()).toBeNull()
    expect(await names()).toEqual([name])
    const connecting = page.evaluate(
      (own) => window.walletAdapterApp?.connect(own).then(() => true),
      name,
    )
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await connectPhone(host, wallet)
    expect(await connecting).toBe(true)
    expect(await address()).toBe(account)
    expect(await names()).toEqual([name])
  })

  await test.step('the app follows a disconnect in the modal', async () => {
    await host.command('disconnect')
    await expect.poll(names).toEqual([])
    expect(await address()).toBeNull()
  })
})

test('an app with polkadot-js, which looks for wallets once, finds the wallet after a reload', async ({
  host,
  page,
  phone,
}) => {
  const rpcUrls = { 'polkadot:91b171bb158e2d3848fa23a9f1c25182': '' }
  const [account = ''] = createPolkadot({ rpcUrls }).accounts()
  const names = () => page.evaluate(() => window.extensionDappApp?.names())
  const addresses = () => page.evaluate(() => window.extensionDappApp?.addresses())
  const body = await servePageScript(page, 'extensionDappApp')
  await host.open({ attributes: { announce: '', networks: 'polkadot' }, body })
  expect(await names()).toEqual([])
  await connectPhone(host, await phone({ rpcUrls }))

  await host.reload()
  expect(await names()).toEqual([own])
  expect(await addresses()).toHaveLength(1)
  const signed = await page.evaluate((key) => window.extensionDappApp?.sign(key, 'hi'), own)
  expect(verifiesPolkadot(account, 'hi', signed)).toBe(true)

  await test.step('removing the attribute before the chunk loads withdraws the announcement', async () => {
    await page.route('**/chunks/host-*.js', (route) => route.abort())
    await host.reload()
    const announced = () =>
      page.evaluate(() => Object.keys(Object(Reflect.get(window, 'injectedWeb3'))))
    expect(await announced()).toEqual([own])
    await setAttributes(host, { announce: null })
    expect(await announced()).toEqual([])
    await setAttributes(host, { announce: '' })
    expect(await announced()).toEqual([own])
    await host.element().evaluate((element) => element.remove())
    expect(await announced()).toEqual([])
    await page.unroute('**/chunks/host-*.js')
  })

  await test.step('the app follows a disconnect in the modal', async () => {
    await host.reload()
    expect(await addresses()).toHaveLength(1)
    await host.command('disconnect')
    expect(await addresses()).toEqual([])
    await host.reload()
    expect(await names()).toEqual([])
  })
})
