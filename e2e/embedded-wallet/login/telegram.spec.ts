import { leaveForProvider } from '../../fixtures/embeddedWallet/leaveForProvider.ts'
import { expect, test } from '../../fixtures/test.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} })),
)

test('the page in Telegram navigates to the provider with a return URL', async ({ host, page }) => {
  await host.open({ attributes: { features: null } })
  await host.command('open', { view: 'ConnectSocials' })
  let popups = 0
  page.on('popup', () => {
    popups += 1
  })
  const left = page.waitForRequest((request) => new URL(request.url()).searchParams.has('state'))
  await host.dialog('All Socials').getByRole('button', { name: 'GitHub' }).click()
  const { searchParams } = new URL((await left).url())
  expect(searchParams.get('state')).toMatch(new RegExp(`--${host.urls.demo}/host$`))
  expect(popups).toBe(0)
})

test('the page completes the login once when the provider redirects back, and removes the result from its URL', async ({
  host,
  page,
}) => {
  await leaveForProvider(host)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(new URL(page.url()).search).toBe('')
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(kept['wallet-modal/connected_social']).toBe('github')
  expect(kept['wallet-modal/SOCIAL_USERNAME']).toBe('Ada Lovelace')
  expect(kept).not.toHaveProperty('wallet-modal/social_provider')
})

test('a result URL is ignored if this page started no login', async ({ host, page }) => {
  await host.open({ path: '/host?result_uri=https%3A%2F%2Fevil.example' })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(page.locator('#w3m-iframe')).toHaveCount(0)
  expect((await host.state()).status).toBe('disconnected')
})
