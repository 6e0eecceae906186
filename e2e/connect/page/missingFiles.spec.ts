import type { Page } from '@playwright/test'
import { publish } from '../../fixtures/page/publish.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Aborts the first request for a chunk, as an offline browser would. Returns a function that counts the requests. */
async function failOnce(page: Page, file: string): Promise<() => number> {
  let requests = 0
  await page.route(`**/chunks/${file}-*.js`, (route) => {
    requests += 1
    return requests === 1 ? route.abort('internetdisconnected') : route.fallback()
  })
  return () => requests
}

test('a view whose chunk failed to load shows an error, and Try again shows the view', async ({
  host,
  page,
}) => {
  await failOnce(page, 'wallet-lists')
  await host.open()
  await host.openAndTake(/^All wallets/)
  await expect(host.dialog().getByText(/This part didn’t load/)).toHaveCount(1)
  await expect(host.dialog('All Wallets')).toBeVisible()
  const errors = async () => (await host.events('error')).map(({ detail }) => detail.code)
  expect(await errors()).toEqual(['LOAD_FAILED'])
  await host.button('Try again').click()
  await expect(host.dialog('All Wallets').getByRole('listitem').first()).toBeVisible()
  expect(await errors()).toEqual(['LOAD_FAILED'])
})

test('the Back button works in a view whose chunk and texts failed to load', async ({
  host,
  page,
}) => {
  await page.route('**/chunks/views-*.js', (route) => route.abort())
  await host.open()
  await host.openAndTake('What is a wallet?')
  await expect(host.button('Try again')).toBeVisible()
  await expect(host.dialog().getByText(/This part didn’t load/)).toHaveCount(1)
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.button('Back').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.button(/^WalletConnect/)).toBeVisible()
})

for (const [what, file] of [
  ['the host boundary', 'host'],
  ['the dialog', 'shell'],
] as const) {
  test(`${what} fails to load at the first click: one error is emitted, and the next click opens the modal`, async ({
    host,
    page,
  }) => {
    const chunk = `**/chunks/${file}-*.js`
    await page.route(chunk, (route) => route.abort('internetdisconnected'))
    await host.open()
    // The click is dispatched without a pointer, because a pointer over the button would fetch files first.
    const click = () =>
      page.evaluate(() => {
        document.querySelector('wallet-button')?.shadowRoot?.querySelector('button')?.click()
      })
    await click()
    const errors = async () => (await host.events('error')).map(({ detail }) => detail.code)
    await expect.poll(errors).toEqual(['LOAD_FAILED'])
    await expect(host.element()).not.toHaveAttribute('open')
    const message = page.getByRole('alert').filter({ hasText: 'didn’t load' })
    await expect(message).toBeVisible()
    await page.unroute(chunk)
    await click()
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await expect(message).toBeHidden()
    expect(await errors()).toEqual(['LOAD_FAILED'])
  })
}

test('a prefetch that fails emits no error, and a click still opens the modal', async ({
  host,
  page,
  urls,
}) => {
  const { path } = await publish(page, urls.demo)
  const requests = await failOnce(page, 'host')
  await host.open({ path })
  await page.locator('wallet-button').hover()
  await expect.poll(requests).toBe(1)
  await page.locator('wallet-button').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await host.events('error')).toEqual([])
  await expect(page.getByText('didn’t load')).toHaveCount(0)
})

for (const file of ['connection', 'eip155']) {
  test(`the Connecting view reports that ${file} failed to load, and Try again connects`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    const chunk = `**/chunks/${file}-*.js`
    await page.route(chunk, (route) => route.abort('internetdisconnected'))
    await host.open()
    await host.openAndTake(/^Test Wallet/)
    await expect(host.button('Try again')).toBeVisible()
    await page.unroute(chunk)
    await host.button('Try again').click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })
}

for (const file of ['host', 'connection']) {
  test(`the status is disconnected after a restore for which ${file} failed to load`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    await host.open()
    await host.command('connect', { wallet: 'test.wallet' })
    await page.route(`**/chunks/${file}-*.js`, (route) => route.abort())
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const errors = (await host.events('error')).map(({ detail }) => detail.code)
    expect(errors).toEqual(['LOAD_FAILED'])
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).not.toHaveAttribute('aria-busy')
  })
}
