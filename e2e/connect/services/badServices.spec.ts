import type { Route } from '@playwright/test'
import { timeOutByClock } from '../../fixtures/page/timeOutByClock.ts'
import { expect, test } from '../../fixtures/test.ts'

const faults: [string, (route: Route) => Promise<void>, code: string][] = [
  ['down', (route) => route.abort('connectionrefused'), 'SERVICE_UNREACHABLE'],
  ['answering 500', (route) => route.fulfill({ status: 500 }), 'HTTP_ERROR'],
  [
    'returning 403',
    (route) => route.fulfill({ status: 403, body: 'Unauthorized: origin not allowed' }),
    'HTTP_ERROR',
  ],
  [
    'returning HTML',
    (route) => route.fulfill({ body: '<h1>Welcome to the hotel</h1>' }),
    'SERVICE_INVALID_RESPONSE',
  ],
  [
    'returning malformed JSON data',
    (route) => route.fulfill({ json: { data: 'banana' } }),
    'SERVICE_INVALID_RESPONSE',
  ],
]

test('installed wallets connect while the wallet list fails, and Try again loads it', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  let respond: ((route: Route) => Promise<void>) | undefined
  await page.route(`${urls.walletServices}/getWallets**`, (route) =>
    respond ? respond(route) : route.fallback(),
  )
  await host.open()
  const missing = host.dialog().getByText(/wallet list didn’t load/)
  const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)

  for (const [index, [what, fault, code]] of faults.entries()) {
    await test.step(what, async () => {
      respond = fault
      if (index === 0) await page.locator('wallet-button').click()
      else await host.button('Try again').click()
      await expect.poll(codes).toHaveLength(index + 1)
      expect((await codes()).at(-1)).toBe(code)
      await expect(missing).toBeVisible()
      await expect(host.button(/^Test Wallet/)).toBeEnabled()
    })
  }
  respond = undefined
  await host.button('Try again').click()
  await expect(missing).toBeHidden()
  await expect(host.button(/^All wallets/)).toContainText(/\d0\+/)

  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a wallet directory or search that fails shows an error in its list, and Try again loads it', async ({
  host,
  page,
  urls,
}) => {
  let isDown = false
  await page.route(`${urls.walletServices}/getWallets**`, (route) =>
    isDown ? route.abort('connectionrefused') : route.fallback(),
  )
  await host.open()
  await page.locator('wallet-button').click()
  await expect(host.button(/^All wallets/)).toContainText(/\d0\+/)
  const missing = host.dialog('All Wallets').getByText(/didn’t load/)
  isDown = true
  await host.button(/^All wallets/).click()
  await expect(missing).toBeVisible()
  isDown = false
  await host.button('Try again').click()
  await expect(host.button(/^Demo Web Wallet/)).toBeVisible()

  isDown = true
  await host.dialog().getByRole('searchbox').fill('rain')
  await expect(missing).toBeVisible()
  isDown = false
  await host.button('Try again').click()
  await expect(host.button(/^Rainbow/)).toBeVisible()
})

test('an installed wallet connects at once while the wallet list is slow', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  await page.route(`${urls.walletServices}/getWallets**`, () => {})
  await page.clock.install()
  await timeOutByClock(page)
  await host.open()
  await page.locator('wallet-button').click()
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await expect(host.dialog().getByText(/didn’t load/)).toBeHidden()
  await page.clock.fastForward(11_000)
  await expect(host.dialog().getByText(/didn’t load/)).toBeVisible()
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('the wallet connects while nodes and name services are down, and the balance is a dash', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  await page.route(`${urls.blockchainApi}/**`, (route) => route.abort())
  await page.route('https://**', (route) => route.abort())
  await host.open()
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await page.locator('wallet-button').click()
  await expect(host.dialog('Account').getByText('Balance –')).toBeVisible()
  await expect(host.dialog().getByText('0xf39F…2266')).toBeVisible()
  await expect(page.locator('wallet-button')).toContainText('0xf39F…2266')
  const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)
  await expect.poll(codes).toEqual(['BALANCE_UNAVAILABLE'])
})

for (const [what, body] of [
  ['returns an error', { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'busy' } }],
  ['returns a malformed response', 'banana'],
] as const) {
  test(`a node that ${what} leaves the balance unknown`, async ({
    host,
    page,
    urls,
    installWallet,
  }) => {
    await installWallet()
    const respond = (route: Route) => route.fulfill({ json: body })
    await page.route(`${urls.blockchainApi}/v1?**`, respond)
    await page.route(`${urls.blockchainApi}/v1/account/**`, (route) => route.abort())
    await page.route('https://**', respond)
    await host.open()
    await host.command('connect', { wallet: 'test.wallet' })
    await host.command('open')
    await expect(host.dialog('Account').getByText('Balance –')).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)
    await expect.poll(codes).toEqual(['BALANCE_UNAVAILABLE'])
  })
}
