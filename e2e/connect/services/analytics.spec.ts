import type { Page } from '@playwright/test'
import { newEmail } from '../../fixtures/embeddedWallet/embeddedWallet.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { untilIdle } from '../../fixtures/page/untilIdle.ts'
import { expect, test } from '../../fixtures/test.ts'

const withAnalytics = { features: '{"analytics":true,"email":false,"socials":false}' }

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

/** Names of analytics events without the one for the loaded modal, whose time depends on its chunk. */
const eventNames = async (host: HostPage) =>
  (await host.events('analytics'))
    .map(({ detail }) => detail.event)
    .filter((event) => event !== 'INITIALIZE' && event !== 'MODAL_CREATED')

test('the host receives an analytics event for each user action, and no service receives one', async ({
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
  // The event is emitted once, however often the modal opens.
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const all = (await host.events('analytics')).map(({ detail }) => detail)
  const started = all.filter(({ event }) => /^(INITIALIZE|MODAL_CREATED)$/.test(event))
  expect(started).toEqual([
    {
      event: 'INITIALIZE',
      properties: expect.objectContaining({ networks: ['eip155:1', 'eip155:8453'] }),
    },
    { event: 'MODAL_CREATED', properties: {} },
  ])
})

test('the host receives one analytics event per step of the user’s navigation', async ({
  host,
}) => {
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

test('analytics events contain no personal data', async ({ host, page, installWallet }) => {
  await installWallet()
  const sent = recordAnalytics(page, host)
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/e?')) bodies.push(request.postData() ?? '')
  })
  const counted = () =>
    bodies.map((body) => JSON.parse(body)).sort((a, b) => a.timestamp - b.timestamp)
  await host.open({
    attributes: { features: '{"analytics":true}', siwx: '{"statement":"Welcome"}' },
    path: '/host?token=secret',
  })
  await page.evaluate(() => {
    location.hash = 'invite=secret'
  })
  await host.command('open')
  const email = newEmail()
  await host.dialog().getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(host.dialog('Register Device')).toBeVisible()
  await host.command('open', { view: 'AllWallets' })
  await host.dialog().getByRole('searchbox').fill(email)
  await expect(host.dialog().getByText(/^No wallets match/)).toBeVisible()
  await host.command('open')
  await host.button(/^Test Wallet/).click()
  await host.dialog('Sign In').getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(host.dialog()).toBeHidden()
  const [signIn] = await host.events('signin')
  const { address, session } = { ...(await host.state()), session: signIn?.detail.session }

  const last = () => counted().at(-1)?.props.event
  await expect.poll(last).toBe('MODAL_CLOSE')
  for (const one of counted()) {
    expect(one).toMatchObject({
      eventId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      domain: 'localhost',
      url: new URL('/host', page.url()).href,
      props: { type: 'track', event: expect.any(String), properties: expect.any(Object) },
    })
  }
  const events = counted().map(({ props }) => props.event)
  for (const event of ['INITIALIZE', 'MODAL_OPEN', 'EMAIL_SUBMITTED', 'SEARCH_WALLET']) {
    expect(events).toContain(event)
  }
  expect(events).not.toContain('MODAL_CREATED')
  expect(counted().find(({ props }) => props.event === 'SIWX_AUTH_SUCCESS')?.props).toEqual({
    type: 'track',
    event: 'SIWX_AUTH_SUCCESS',
    properties: { isSmartAccount: false, network: 'eip155:1' },
    address,
  })
  const everything = bodies.join()
  const secrets = [email, email.split('@')[0], 'secret', session.signature, session.data.nonce]
  for (const secret of secrets) expect(everything).not.toContain(secret)
  expect(sent.filter((one) => one !== 'POST /e')).toEqual(['GET /getAnalyticsConfig'])
})

test('analytics events are not sent if the service has turned them off', async ({ host, page }) => {
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

test('a content blocker that blocks the analytics service causes no error', async ({
  host,
  page,
}) => {
  let blocked = 0
  for (const url of ['**/getAnalyticsConfig?*', '**/sendAnalytics-*.js', '**/e?*']) {
    await page.route(url, (route) => {
      blocked += 1
      return route.abort('blockedbyclient')
    })
  }
  await host.open({ attributes: withAnalytics })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('close')
  await expect.poll(() => eventNames(host)).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  await expect.poll(() => blocked).toBeGreaterThan(0)
  expect(await errorCodes(host)).toEqual([])
})

test('an origin that the project does not allow emits one error, and the modal works otherwise', async ({
  host,
  page,
}) => {
  const sent = recordAnalytics(page, host)
  let refusals = 0
  page.on('response', (response) => {
    if (response.url().includes('/e?')) refusals += 1
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
  await expect.poll(() => refusals).toBe(7)
  await untilIdle(page)
  expect(sent.filter((one) => one === 'POST /e')).toHaveLength(7)
  expect(await errorCodes(host)).toEqual(['INVALID_APP_CONFIGURATION'])
})
