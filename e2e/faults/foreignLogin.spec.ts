import { leaveForProvider, openAt } from '../fixtures/embeddedWallet/leaveForProvider.ts'
import { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.beforeEach(async ({ page, embedded }) => {
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
  // This frame accepts any login result, so the page itself must refuse a login that the user did not begin.
  await embedded.misbehave({
    nonsense: {
      CONNECT_SOCIAL: { address, userName: 'eve' },
      GET_USER: { address, chainId: 1 },
    },
  })
})

/** The URL of the host page with the result of a login at the frame. */
const linkFrom = (frame: string, state: string) => {
  const result = new URL('/sdk/social-callback', frame)
  result.searchParams.set('code', 'eve')
  if (state) result.searchParams.set('state', state)
  return `?a=1&result_uri=${encodeURIComponent(result.href)}`
}

for (const state of ['', 'e'.repeat(48), '--http://localhost/host']) {
  test(`a login link of another origin is refused after an abandoned login: state "${state}"`, async ({
    host,
    page,
  }) => {
    await leaveForProvider(host)
    await openAt(host, linkFrom(host.urls.frame, state))
    await host.command('open')
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await expect(page.locator('#w3m-iframe')).toHaveCount(0)
    expect((await host.state()).status).toBe('disconnected')
    expect(await host.events('connect')).toEqual([])
  })
}

test('a tab does not complete a social login that another tab started', async ({
  host,
  page,
  context,
}) => {
  await leaveForProvider(host)
  const state = new URL(page.url()).searchParams.get('state') ?? ''
  expect(state.length).toBeGreaterThan(20)
  const other = await context.newPage()
  await other.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
  const otherHost = new HostPage(other, host.urls)
  await openAt(otherHost, linkFrom(host.urls.frame, state))
  await otherHost.command('open')
  await expect(otherHost.dialog('Connect Wallet')).toBeVisible()
  await expect(other.locator('#w3m-iframe')).toHaveCount(0)
  // The tab that began the login completes it.
  await openAt(host, linkFrom(host.urls.frame, state))
  await expect(host.element()).toHaveAttribute('status', 'connected')
})
