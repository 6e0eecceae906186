import type { Page } from '@playwright/test'
import { newEmail } from '../../fixtures/embeddedWallet/embeddedWallet.ts'
import { logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

async function submitEmail(host: HostPage): Promise<void> {
  await host.command('open', { view: 'EmailLogin' })
  const field = host.dialog('Email Login').getByRole('textbox', { name: 'Email' })
  await field.fill(newEmail())
  await field.press('Enter')
}

/** Adds an iframe of another origin, which posts messages of the frame's protocol to the page. */
const spoof = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const other = document.createElement('iframe')
    other.name = 'other'
    other.src = src
    document.body.append(other)
    await new Promise((resolve) => other.addEventListener('load', resolve))
    const names = ['IS_CONNECTED', 'GET_USER', 'RPC_REQUEST', 'CONNECT_EMAIL', 'SIGN_OUT']
    for (let i = 0; i < 200; i++) {
      for (const name of names) {
        const message = { id: String(i), type: `@w3m-frame/${name}_SUCCESS`, payload: { i } }
        window.postMessage(message, '*')
        window.postMessage({ ...message, type: `@w3m-frame/${name}_ERROR` }, '*')
      }
      window.postMessage({ type: '@w3m-frame/READY' }, '*')
    }
    window.postMessage({ type: '@w3m-frame/GET_USER_SUCCESS', payload: 'x'.repeat(1e7) }, '*')
    // Messages arrive in order. Once this message has a response, all earlier messages have been handled.
    const received = new Promise<void>((resolve) =>
      window.addEventListener('message', ({ data }) => data === 'last' && resolve()),
    )
    window.postMessage('last', '*')
    await received
  }, url)

test('messages from other windows are ignored, and a pending login continues', async ({
  host,
  embedded,
  page,
}) => {
  await host.open({ attributes: { 'default-account-types': '{"eip155":"eoa"}' } })
  await logInByEmail(host, embedded)
  const before = await host.state()
  const signature = host.request('personal_sign', ['0x4869', before.address])
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await spoof(
    page,
    `${host.urls.frame}/sdk?projectId=other&chainId=eip155:1&version=4&enableLogger=true`,
  )
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.approve()
  expect(await signature).toMatch(/^0x/)
  await expect(host.dialog()).toBeHidden()
  expect(await host.state()).toEqual(before)
  expect(await host.events('error')).toEqual([])
})

test('a frame that never loads shows an error within 30 s, and a retry loads it', async ({
  host,
  embedded,
  page,
}) => {
  test.slow()
  let isBroken = true
  await page.route(`${host.urls.frame}/**`, (route) =>
    isBroken
      ? route.fulfill({ contentType: 'text/html', body: 'Not the frame' })
      : route.fallback(),
  )
  await page.clock.install()
  await host.open()
  await submitEmail(host)
  await expect(page.locator('#w3m-iframe')).toHaveCount(1)
  await page.clock.runFor(31_000)
  await expect(
    host.dialog('Email Login').getByText(/^The login service can’t be reached/),
  ).toBeVisible()
  await expect(page.locator('#w3m-iframe')).toHaveCount(0)
  isBroken = false
  await page.clock.resume()
  await logInByEmail(host, embedded)
})

test('a frame that never responds shows an error after 30 s, and Invalid App Configuration with debug', async ({
  host,
  embedded,
  page,
}) => {
  await embedded.misbehave({ silent: ['CONNECT_EMAIL'] })
  await page.clock.install()
  await host.open({ attributes: { debug: '' } })
  await submitEmail(host)
  await expect(page.locator('#w3m-iframe')).toHaveCount(1)
  await page.clock.runFor(2_000)
  await page.frameLocator('#w3m-iframe').getByText('Not logged in').waitFor({ state: 'attached' })
  await expect
    .poll(async () => {
      await page.clock.runFor(31_000)
      return host
        .dialog('Email Login')
        .getByText(/^The login service didn’t answer/)
        .isVisible()
    })
    .toBe(true)
  await expect(host.dialog().getByText('Invalid App Configuration')).toBeVisible()
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toContain('INVALID_APP_CONFIGURATION')
  await expect(host.dialog('Email Login').getByRole('textbox')).toBeEnabled()
})

for (const [fault, faults, text] of [
  [
    'reloads instead of responding',
    { reloadOn: ['CONNECT_EMAIL'] },
    'The login service didn’t answer in time. Try again.',
  ],
  [
    'returns a malformed response',
    { nonsense: { CONNECT_EMAIL: { action: 'BANANA' } } },
    'The wallet sent an unexpected answer',
  ],
  [
    'returns an error',
    { errors: { CONNECT_EMAIL: 'Out of order' } },
    'The login service reported a problem. Try again.',
  ],
] as const) {
  test(`a frame that ${fault}: the view shows an error, and the next attempt works`, async ({
    host,
    embedded,
  }) => {
    await embedded.misbehave(JSON.parse(JSON.stringify(faults)))
    await host.open()
    await submitEmail(host)
    await expect(host.dialog('Email Login').getByText(text)).toBeVisible()
    await expect(host.dialog('Email Login').getByRole('textbox')).toBeEnabled()
  })
}

test('a frame that reloads during a request aborts the request and closes the modal', async ({
  host,
  embedded,
  page,
}) => {
  await host.open()
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  const request = host.request('personal_sign', ['0x4869', address])
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await page
    .frames()
    .find((frame) => frame.name() === 'w3m-secure-iframe')
    ?.evaluate(() => location.reload())
  expect(await request).toEqual({ error: -32603, message: 'Request was aborted' })
  await expect(host.dialog()).toBeHidden()
  expect(await host.request('eth_blockNumber')).toMatch(/^0x/)
})

test('a user can log in while storage is blocked', async ({ host, embedded, page }) => {
  await page.addInitScript(() => {
    if (window.top !== window) return
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await host.open()
  await logInByEmail(host, embedded)
  expect((await host.state()).address).toMatch(/^0x/)
  await host.command('disconnect')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})
