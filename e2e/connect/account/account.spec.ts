import { JsonRpcProvider } from 'ethers'
import { setAttributes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** No other file uses this account, so a test may set its balance to any value. */
const pauperKey = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a'
const pauper = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

async function setBalance(node: string, wei: bigint): Promise<void> {
  const chain = new JsonRpcProvider(node)
  await chain.send('anvil_setBalance', [pauper, `0x${wei.toString(16)}`])
  chain.destroy()
}

const ether = 10n ** 18n

test('a balance is shown truncated, never rounded up', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await setBalance(urls.chains['eip155:1'], 2n * ether - 1n)
  await installWallet({ privateKeys: [pauperKey] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const shown = '1.999 ETH'
  await expect(page.locator('wallet-button').getByText(shown, { exact: true })).toBeVisible()
  await page.locator('wallet-button').click()
  await expect(host.dialog().locator('.total-of')).toContainText(shown)
})

test('the balance follows the network and is not requested again within 30 s', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await setBalance(urls.chains['eip155:1'], ether)
  await setBalance(urls.chains['eip155:8453'], 3n * ether)
  let balanceRequests = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_getBalance')) balanceRequests += 1
  })
  await installWallet({ privateKeys: [pauperKey] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveText(/1 ETH$/)
  await host.command('switch-network', { network: 'base' })
  await expect(button).toHaveText(/3 ETH$/)
  await host.command('switch-network', { network: 'ethereum' })
  await expect(button).toHaveText(/1 ETH$/)
  await button.click()
  await expect(host.dialog().locator('.total-of')).toContainText('1 ETH')
  expect(balanceRequests).toBe(2)
})

test('a transaction of the page updates the balance at once, despite the cache of 30 s', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await setBalance(urls.chains['eip155:1'], 5n * ether)
  await installWallet({ privateKeys: [pauperKey] })
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveText(/5 ETH$/)
  const value = `0x${(3n * ether).toString(16)}`
  const hash = await host.request('eth_sendTransaction', [{ from: pauper, to: ada, value }])
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  await expect(button).toHaveText(/1\.99\d ETH$/)
  await button.click()
  await expect(host.dialog().locator('.total-of')).toContainText(/1\.99\d ETH/)
})

test('the button shows the balance of the token that the attribute tokens names', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const usdc = {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${address.toLowerCase()}`,
    value: 1250.5,
    price: 1,
    quantity: { decimals: '6', numeric: '1250.5' },
    iconUrl: '',
  }
  const origin = new URL(urls.blockchainApi).origin
  await page.route(
    (url) => url.origin === origin && url.pathname.endsWith('/balance'),
    (route) =>
      route.fulfill({
        json: { balances: [usdc] },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
  )
  const tokens = JSON.stringify({ 'eip155:1': { address } })
  await installWallet()
  await host.open({ attributes: { tokens } })
  await host.command('connect', { wallet: 'test.wallet' })
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveText(/1,250\.5 USDC$/)

  await setAttributes(host, { tokens: null })
  await expect(button).toHaveText(/ETH$/)
})

test('the account shows name, picture, wallet and explorer link', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: 'Alpha', rdns: 'test.alpha' })
  await host.open()
  await host.command('connect', { wallet: 'test.alpha' })
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveText(/^ada\.demo\.eth/)
  await expect(button).toHaveAttribute('title', ada)
  await expect(button.locator('img')).toHaveAttribute('src', /^data:image\/svg/)

  await button.click()
  const account = host.dialog('Account')
  await expect(account.getByText('ada.demo.eth')).toBeVisible()
  await expect(account.getByTitle('Connected with Alpha')).toHaveText('Alpha')
  const popup = page.waitForEvent('popup')
  await page.context().route('https://etherscan.io/**', (route) => route.fulfill({ body: '' }))
  await account.getByRole('link', { name: 'View on Etherscan' }).click()
  const explorer = await popup
  await expect(explorer).toHaveURL(`https://etherscan.io/address/${ada}`)
  expect(await explorer.evaluate(() => window.opener)).toBeNull()

  await test.step('the next account does not inherit name and picture', async () => {
    await page.evaluate(() => window.demoWallet?.['test.alpha']?.changeAccount(1))
    await expect(button).toHaveText(/^0x7099…79C8/)
    await expect(button.locator('img')).toHaveCount(0)
  })
})

test('an unknown balance is shown as unknown, not as zero', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await page.route(
    (url) => url.origin === new URL(urls.blockchainApi).origin || url.hostname.endsWith('reth.rs'),
    (route) => route.abort(),
  )
  await installWallet({ privateKeys: [pauperKey] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await page.locator('wallet-button').click()
  await expect(host.dialog('Account').getByText('–')).toBeVisible()
  await expect(host.dialog().getByText('0 ETH')).toHaveCount(0)
})
