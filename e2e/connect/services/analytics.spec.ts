import type { Page } from '@playwright/test'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { untilIdle } from '../../fixtures/page/untilIdle.ts'
import { expect, test } from '../../fixtures/test.ts'

const withAnalytics = { features: JSON.stringify({ analytics: true }) }

function recordAnalytics(page: Page, host: HostPage): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs = url.href.startsWith(host.urls.walletServices)
    if (isOurs && /^\/(e|getAnalyticsConfig)$/.test(url.pathname)) {
      sent.push(`${request.method()} ${url.pathname}`)
    }
  })
  return sent
}

const eventNames = async (host: HostPage) =>
  (await host.events('analytics')).map(({ detail }) => detail.event)

test('the host hears what the visitor did, and nothing is sent to anybody', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const sent = recordAnalytics(page, host)
  await host.open()
  await host.command('open')
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('disconnect')
  await expect
    .poll(() => eventNames(host))
    .toEqual([
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
      'DISCONNECT_SUCCESS',
    ])
  await untilIdle(page)
  expect(sent).toEqual([])
})

test('the host hears where the visitor went, once for each', async ({ host }) => {
  await host.open()
  await host.command('open')
  await host.button('What is a wallet?').click()
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  await host.button('Get a wallet').click()
  await expect(host.dialog('Get a Wallet')).toBeVisible()
  await host.button('Back').click()
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  expect(await eventNames(host)).toEqual(['MODAL_OPEN', 'CLICK_WALLET_HELP', 'CLICK_GET_WALLET'])
})

test('with the feature on and the service willing, events are sent', async ({ host, page }) => {
  const sent = recordAnalytics(page, host)
  await host.open({ attributes: withAnalytics })
  const event = page.waitForRequest((request) => request.url().includes('/e?'))
  await host.command('open')
  const body = (await event).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({
    eventId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    domain: 'localhost',
    url: page.url(),
    timestamp: expect.any(Number),
    props: { event: 'MODAL_OPEN', properties: { connected: false } },
  })
  const closed = page.waitForRequest((request) => request.url().includes('/e?'))
  await host.command('close')
  expect((await closed).postDataJSON()).toMatchObject({ props: { event: 'MODAL_CLOSE' } })
  expect(sent).toEqual(['GET /getAnalyticsConfig', 'POST /e', 'POST /e'])
})

test('with the feature on, nothing is sent if the service says no', async ({ host, page }) => {
  const sent = recordAnalytics(page, host)
  await page.route('**/getAnalyticsConfig?*', (route) =>
    route.fulfill({ json: { isAnalyticsEnabled: false } }),
  )
  await host.open({ attributes: withAnalytics })
  const refused = page.waitForResponse('**/getAnalyticsConfig?*')
  await host.command('open')
  await host.command('close')
  await (await refused).finished()
  await expect.poll(() => eventNames(host)).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  await untilIdle(page)
  expect(sent).toEqual(['GET /getAnalyticsConfig'])
})

test('an origin that is not allowed is told once, and nothing else suffers', async ({
  host,
  page,
}) => {
  const sent = recordAnalytics(page, host)
  let refusals = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/e?')) refusals += 1
  })
  await page.route('**/e?*', (route) =>
    route.fulfill({ status: 403, json: { message: 'Unauthorized: origin not allowed' } }),
  )
  await host.open({ attributes: { ...withAnalytics, debug: '' } })
  await host.command('open')
  await expect(host.dialog().getByRole('alert')).toHaveText('Invalid App Configuration')
  await host.command('close')
  for (let round = 0; round < 2; round += 1) {
    await host.command('open')
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await expect(host.dialog().getByRole('alert')).toBeEmpty()
    await host.command('close')
  }
  await expect.poll(() => refusals).toBe(6)
  await untilIdle(page)
  expect(sent.filter((one) => one === 'POST /e')).toHaveLength(6)
  expect(await errorCodes(host)).toEqual(['INVALID_APP_CONFIGURATION'])
})
