import { installStandardWallet, standardWallet } from '../fixtures/installed/standardWallet.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { openTab } from '../fixtures/page/tabs.ts'
import { test as base, expect } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const attributes = { siwx: '{"statement":"Welcome."}' }

/** Reads the values of contexts, the button and the form. */
function lookAround(host: HostPage) {
  return host.page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    const values: Record<string, unknown> = {}
    for (const context of ['state', 'account', 'provider/eip155']) {
      const callback = (value: unknown) => {
        values[context] = value
      }
      const request = { context: `wallet-modal/${context}`, callback }
      element?.dispatchEvent(Object.assign(new Event('context-request'), request))
    }
    const { state, account } = values as Record<string, { status?: string; account?: unknown }>
    return {
      status: state?.status,
      account: account?.account ?? null,
      provider: values['provider/eip155'] !== null,
      button: document.querySelector('wallet-button')?.shadowRoot?.textContent,
      form: new FormData(document.querySelector('form') ?? undefined).get('login'),
    }
  })
}

async function expectNotConnected(host: HostPage, status: 'connecting' | 'disconnected') {
  await expect(host.element()).toHaveAttribute('status', status)
  expect(await host.state()).toMatchObject({
    status,
    address: null,
    caipAddress: null,
    accounts: {},
    session: null,
  })
  expect(await lookAround(host)).toEqual({
    status,
    account: null,
    provider: false,
    button: status === 'connecting' ? 'Connecting' : 'Connect Wallet',
    form: null,
  })
  expect(await host.command('sign-message', { message: 'hello' })).toEqual({
    error: 'NOT_CONNECTED',
  })
  expect(await host.events('connect')).toEqual([])
  await expect(host.element()).not.toHaveAttribute('address')
}

const form = (host: HostPage) => `<form><wallet-button for="wallet"></wallet-button>
  <wallet-modal id="wallet" name="login" ${host.attributes(attributes)}></wallet-modal></form>`

/** Each test begins on a page with an installed wallet. Connecting the wallet requires a signature. */
const test = base.extend({
  host: async ({ host, installWallet }, use) => {
    await installWallet()
    await host.open({ html: form(host) })
    await use(host)
  },
})

test('an account is connected for the page only after the sign-in', async ({ host, page }) => {
  const connecting = host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Sign In')).toBeVisible()
  await expectNotConnected(host, 'connecting')

  for (const view of ['Networks', 'Account', 'Connect', 'WhatIsAWallet', 'AllWallets']) {
    await host.command('open', { view })
    await expect(host.dialog('Sign In')).toBeVisible()
  }
  await expectNotConnected(host, 'connecting')

  await host.button('Sign').click()
  expect(await connecting).toMatchObject({ address: ada, restored: false })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const types = (await host.events()).map(({ type }) => type)
  expect(types.filter((type) => type === 'connect')).toHaveLength(1)
  expect(types.indexOf('connect')).toBeLessThan(types.indexOf('signin'))
  const [signedIn] = await host.events('signin')
  expect(signedIn?.detail.restored).toBe(false)
  expect((await host.state()).session).toEqual({
    namespace: 'eip155',
    address: ada,
    caipNetworkId: 'eip155:1',
    data: signedIn?.detail.session.data,
    expiresAt: null,
  })
  const around = await lookAround(host)
  expect(around).toMatchObject({ status: 'connected', provider: true })
  expect(JSON.parse(String(around.form))).toMatchObject({ address: ada })
  expect(await host.request('eth_accounts')).toEqual([ada])

  await test.step('an element that is added after the sign-in emits the session too', async () => {
    await page.evaluate(() => {
      const element = document.querySelector('wallet-modal')
      element?.replaceWith(element.cloneNode(true))
    })
    await expect
      .poll(async () => (await host.events('signin')).map(({ detail }) => detail.restored))
      .toEqual([false, true])
    const connects = await host.events('connect')
    expect(connects.map(({ detail }) => detail.restored)).toEqual([false, true])
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })
})

test('a reload during a sign-in leaves the page disconnected, and the next opening requests the signature', async ({
  host,
  page,
  wallet,
}) => {
  await host.openAndTake(/^Test Wallet/)
  await expect(host.dialog('Sign In')).toBeVisible()
  await host.reload()
  await expectNotConnected(host, 'disconnected')
  await expect(host.dialog()).toBeHidden()

  await page.locator('wallet-button').click()
  await expect(host.dialog('Sign In')).toBeVisible()
  await expectNotConnected(host, 'connecting')
  await host.button('Sign').click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  expect(await wallet.requestedMethods()).not.toContain('eth_requestAccounts')

  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const [connected] = await host.events('connect')
  const [signedIn] = await host.events('signin')
  expect([connected?.detail.restored, signedIn?.detail.restored]).toEqual([true, true])
})

test('a sign-in in one tab connects the other tabs, and a cancelled sign-in disconnects all tabs', async ({
  host,
  page,
  context,
  urls,
}) => {
  await host.openAndTake(/^Test Wallet/)
  await expect(host.dialog('Sign In')).toBeVisible()
  const other = await openTab(context, urls, { html: form(host) })
  await expectNotConnected(other, 'disconnected')
  await expect(other.dialog()).toBeHidden()

  await host.button('Cancel').click()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const [left] = await host.events('disconnect')
  expect(left?.detail).toEqual({ namespace: 'eip155', reason: 'sign-in-cancelled' })
  await page.locator('wallet-button').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()

  await host.button(/^Test Wallet/).click()
  await host.button('Sign').click()
  await expect(other.element()).toHaveAttribute('status', 'connected')
  const [signedIn] = await other.events('signin')
  expect(signedIn?.detail.restored).toBe(true)
})

test('a copy that replaces an element during the sign-in is connected only after the user signs in', async ({
  host,
  page,
}) => {
  const connecting = host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Sign In')).toBeVisible()
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    const copy = element?.cloneNode(true) as HTMLElement
    copy.removeAttribute('open')
    element?.replaceWith(copy)
  })
  expect(await connecting).toEqual({ error: 'USER_REJECTED' })
  await expectNotConnected(host, 'connecting')
  await page.locator('wallet-button').click()
  await host.button('Sign').click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a network without a session is disconnected for the page, and switching back needs no second signature', async ({
  host,
  page,
  wallet,
}) => {
  await host.command('open')
  await host.button(/^Test Wallet/).click()
  await host.button('Sign').click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const { session } = await host.state()
  expect(session?.caipNetworkId).toBe('eip155:1')

  await wallet.changeChain('0x2105')
  await expect(host.dialog('Sign In')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  expect(await lookAround(host)).toMatchObject({
    provider: false,
    account: null,
    form: null,
  })
  const [out] = await host.events('signout')
  expect(out?.detail.session.data.chainId).toBe('eip155:1')

  await wallet.changeChain('0x1')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  expect((await host.state()).session).toEqual(session)
  const restored = (await host.events('signin')).map(({ detail }) => detail.restored)
  expect(restored).toEqual([false, true])

  await test.step('a new network connects with a session of its own', async () => {
    await wallet.changeChain('0x2105')
    await host.button('Sign').click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect((await host.state()).session?.caipNetworkId).toBe('eip155:8453')
    await page.evaluate(() => localStorage.removeItem('wallet-modal/siwx'))
    await host.reload()
    await expectNotConnected(host, 'disconnected')
  })
})

test('before the sign-in nothing of the account is stored, and nobody is asked about it', async ({
  host,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const connecting = host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Sign In')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ofAccount = (text: string) => text.toLowerCase().includes(ada.slice(2).toLowerCase())
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(asked.filter(ofAccount)).toEqual([])
  expect(ofAccount(await stored())).toBe(false)
  await host.button('Sign').click()
  await connecting
  await expect.poll(async () => ofAccount(await stored())).toBe(true)
  await expect.poll(() => asked.filter(ofAccount).length).toBeGreaterThan(0)
})

test('an expired session ends the connection for the page', async ({ host, page }) => {
  await page.clock.install()
  await setAttributes(host, { siwx: '{"expirationSeconds":60}' })
  const connecting = host.command('connect', { wallet: 'test.wallet' })
  await host.button('Sign').click()
  await connecting
  const { session } = await host.state()
  expect(session?.expiresAt).toBe(Date.parse(session?.data.expirationTime ?? ''))
  await page.clock.runFor(61_000)
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const [ended] = await host.events('disconnect')
  expect(ended?.detail).toEqual({ namespace: 'eip155', reason: 'expired' })
  await expect(host.dialog()).toBeHidden()
  await host.command('open')
  await expect(host.dialog('Sign In')).toBeVisible()
})

test('a session that expired while the machine slept ends before the next request', async ({
  host,
  page,
}) => {
  await page.clock.install()
  await setAttributes(host, { siwx: '{"expirationSeconds":600}' })
  const connecting = host.command('connect', { wallet: 'test.wallet' })
  await host.button('Sign').click()
  await connecting
  // The page keeps the provider, as libraries do.
  const provider = await page.evaluateHandle(() => {
    type Kept = { request(request: { method: string; params?: unknown[] }): Promise<unknown> }
    let kept: Kept | null = null
    const callback = (value: Kept) => {
      kept = value
    }
    const request = { context: 'wallet-modal/provider/eip155', callback }
    document
      .querySelector('wallet-modal')
      ?.dispatchEvent(Object.assign(new Event('context-request'), request))
    return kept as Kept | null
  })
  // The clock moves on while no timer runs.
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  const answers = await provider.evaluate(async (kept) => [
    await kept
      ?.request({ method: 'personal_sign', params: ['0x4869', '0x'] })
      .catch(({ code }) => code),
    await kept?.request({ method: 'eth_accounts' }),
  ])
  expect(answers).toEqual([4900, []])
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const [ended] = await host.events('disconnect')
  expect(ended?.detail).toEqual({ namespace: 'eip155', reason: 'expired' })
})

base(
  'an attribute `siwx` that cannot be read still requires the signature',
  async ({ host, installWallet }) => {
    await installWallet()
    await host.open({ attributes: { siwx: 'statement: Welcome.' } })
    const connecting = host.command('connect', { wallet: 'test.wallet' })
    await expect(host.dialog('Sign In')).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'connecting')
    expect(await host.events('connect')).toEqual([])
    expect(await host.state()).toMatchObject({ address: null, session: null })
    await host.button('Sign').click()
    await connecting
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual([
      'INVALID_ATTRIBUTE',
    ])
  },
)

base.describe('with an account that signs no messages', () => {
  base.beforeEach(async ({ host, page }) => {
    await installStandardWallet(page, { name: 'Device Wallet', accounts: 2, devices: 1 })
    const siwx = '{"statement":"Welcome."}'
    await host.open({ attributes: { networks: 'solana-devnet', siwx } })
    await host.openAndTake(/^Device Wallet/)
    await expect(host.dialog('Sign In')).toContainText('This account signs no messages.')
  })

  base('the user signs in with another account of the wallet', async ({ host, page }) => {
    const [, able] = await standardWallet(page, 'Device Wallet').addresses()
    await host
      .dialog('Sign In')
      .getByRole('list', { name: 'Switch Address' })
      .getByRole('button')
      .click()
    await host.button('Sign').click()
    await expect(host.element()).toHaveAttribute('address', String(able))
    await expect(host.dialog()).toBeHidden()
    const connects = await host.events('connect')
    expect(connects.map(({ detail }) => detail.address)).toEqual([able])
  })

  base('the user goes on with another wallet', async ({ host }) => {
    await host.button('Connect another wallet').click()
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect(await host.events('connect')).toEqual([])
    expect(await host.events('open')).toHaveLength(1)
    expect(await host.events('close')).toEqual([])
    const [left] = await host.events('disconnect')
    expect(left?.detail).toEqual({ namespace: 'solana', reason: 'sign-in-cancelled' })

    await host.button(/^Device Wallet/).click()
    await expect(host.dialog('Sign In')).toContainText('This account signs no messages.')
  })
})
