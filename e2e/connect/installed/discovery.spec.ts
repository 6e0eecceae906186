import { createRequire } from 'node:module'
import { installMockWallet } from '@johanneskares/wallet-mock'
import { http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { WalletControl } from '../../fixtures/installed/walletControl.ts'
import { setAttributes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

// The package is CommonJS, and an `import` does not find its named exports.
const { injectHeadlessWeb3Provider, Web3RequestKind } = createRequire(import.meta.url)(
  'headless-web3-provider',
) as typeof import('headless-web3-provider')

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const firstKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const secondKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

test('every wallet that announces itself is listed once, also after the list has opened', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await installWallet({ name: 'Beta', rdns: 'test.beta', windowEthereum: true })
  await installWallet({
    name: 'Gamma',
    rdns: 'test.gamma',
    behaviour: { lateAnnounce: 'manual' },
  })
  await host.open()
  await host.command('open')
  await expect(host.button(/^Alpha/)).toBeVisible()
  await expect(host.button(/^Beta/)).toBeVisible()
  await expect(host.button(/^Gamma/)).toBeHidden()

  await new WalletControl(page, 'test.gamma').announce()
  await expect(host.button(/^Gamma Installed/)).toBeVisible()
  for (const wallet of ['test.alpha', 'test.gamma', 'test.gamma'] as const) {
    await new WalletControl(page, wallet).announce()
  }
  await page.evaluate(() => window.dispatchEvent(new Event('eip6963:requestProvider')))
  await expect(host.button(/^Alpha/)).toHaveCount(1)
  await expect(host.button(/^Beta/)).toHaveCount(1)
  await expect(host.button(/^Gamma/)).toHaveCount(1)
  await expect(host.button('Browser Wallet')).toHaveCount(0)
})

test('a wallet that announces itself three times at load has one row and connects', async ({
  host,
  page,
  urls,
}) => {
  await installMockWallet({
    page,
    account: privateKeyToAccount(firstKey),
    transports: { 1: http(urls.chains['eip155:1']) },
  })
  await host.open()
  await host.command('open')
  await expect(host.button(/^Mock Wallet/)).toHaveCount(1)
  await host.button(/^Mock Wallet/).click()
  await expect(host.element()).toHaveAttribute('address', first)
})

test('a connect request goes only to the wallet that the user selected, and not to another one', async ({
  host,
  page,
  installWallet,
}) => {
  // Alpha sets window.ethereum, like the extension that loads last.
  await installWallet({ name: 'Alpha', rdns: 'test.alpha', windowEthereum: true })
  await installWallet({ name: 'Beta', rdns: 'test.beta', privateKeys: [secondKey] })
  await host.open()
  await host.command('open')
  await host.button(/^Beta/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await new WalletControl(page, 'test.alpha').requestedMethods()).toEqual([])
  const [connected] = await host.events('connect')
  expect(connected?.detail.wallet.rdns).toBe('test.beta')

  await host.command('sign-message', { message: 'hello' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await new WalletControl(page, 'test.alpha').requestedMethods()).toEqual([])
})

test('two wallets of the same name are both listed, and the selected one gets the request', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Twin', rdns: 'test.one' })
  await installWallet({ name: 'Twin', rdns: 'test.two' })
  await host.open()
  await host.command('open')
  await expect(host.button(/^Twin/)).toHaveCount(2)
  await host.button(/^Twin/).nth(1).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await new WalletControl(page, 'test.one').requestedMethods()).toEqual([])
})

test('window.ethereum is listed as Browser Wallet if no wallet announces itself', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Old Wallet', rdns: 'test.old', legacyOnly: true })
  await host.open()
  await host.command('open')
  await host.button(/^Browser Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const [connected] = await host.events('connect')
  expect(connected?.detail.wallet).toEqual({
    id: 'injected',
    name: 'Browser Wallet',
    rdns: null,
    type: 'INJECTED',
  })
})

test.describe('in the web view of an app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36 TestWallet/1.0',
  })

  test('window.ethereum is listed though it comes after the list has opened, and tells nobody', async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet({ name: 'Old Wallet', rdns: 'test.old', legacyOnly: true })
    await page.addInitScript(() => {
      const late: unknown = Reflect.get(window, 'ethereum')
      Reflect.deleteProperty(window, 'ethereum')
      // The browser of the app sets it 600 ms after it is told to, longer than announcements are awaited.
      addEventListener('test-inject', () =>
        setTimeout(() => Reflect.set(window, 'ethereum', late), 600),
      )
    })
    await host.open()
    await host.command('open')
    await expect(host.button(/^WalletConnect/)).toBeVisible()
    await expect(host.button(/^Browser Wallet/)).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('test-inject')))
    await host.button(/^Browser Wallet/).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })
})

test('window.ethereum is neither listed nor requested if a wallet announces itself', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Old Wallet', rdns: 'test.old', legacyOnly: true })
  await installWallet({
    name: 'Late Wallet',
    rdns: 'test.late',
    behaviour: { lateAnnounce: 'manual' },
  })
  await host.open()
  await host.command('open')
  await expect(host.button(/^Browser Wallet/)).toBeVisible()
  await new WalletControl(page, 'test.late').announce()
  await expect(host.button(/^Late Wallet/)).toBeVisible()
  await expect(host.button(/^Browser Wallet/)).toBeHidden()
  expect(await new WalletControl(page, 'test.old').requestedMethods()).toEqual([])
})

test('a legacy wallet’s rejection without a code is a user rejection, and Try again works', async ({
  host,
  page,
  urls,
}) => {
  const wallet = await injectHeadlessWeb3Provider(page, [firstKey], 1, urls.chains['eip155:1'])
  await host.open({ attributes: { 'enable-eip6963': 'false' } })
  await host.command('open')
  await host.button(/^Browser Wallet/).click()
  const pendingRequests = () => wallet.getPendingRequestCount(Web3RequestKind.RequestAccounts)
  await expect.poll(pendingRequests).toBe(1)
  await wallet.reject(Web3RequestKind.RequestAccounts)
  await expect(host.dialog().getByText('Connection declined')).toBeVisible()
  const [error] = await host.events('error')
  expect(error?.detail.code).toBe('USER_REJECTED')

  await host.button('Try again').click()
  await expect.poll(pendingRequests).toBe(1)
  await wallet.authorize(Web3RequestKind.RequestAccounts)
  await expect(host.element()).toHaveAttribute('address', first)
  await expect(host.dialog()).toBeHidden()
})

test('enable-eip6963="false" hides wallets that announce themselves', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Alpha', rdns: 'test.alpha', windowEthereum: true })
  await host.open({ attributes: { 'enable-eip6963': 'false' } })
  await host.command('open')
  await expect(host.button(/^Browser Wallet/)).toBeVisible()
  await expect(host.button(/^Alpha/)).toHaveCount(0)
})

test('enable-injected="false" hides window.ethereum, also if set at run time', async ({
  host,
  installWallet,
}) => {
  await installWallet({ rdns: 'test.old', legacyOnly: true })
  await host.open({ attributes: { 'enable-injected': 'false' } })
  await host.command('open')
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  await expect(host.button(/^Browser Wallet/)).toHaveCount(0)
  await setAttributes(host, { 'enable-injected': null })
  await expect(host.button(/^Browser Wallet/)).toBeVisible()
})
