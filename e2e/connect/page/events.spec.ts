import { errorCodes } from '../../fixtures/page/attributes.ts'
import { publish } from '../../fixtures/page/publish.ts'
import { untilIdle } from '../../fixtures/page/untilIdle.ts'
import { expect, test } from '../../fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('the ready event fires once with null for absent values, and loads nothing', async ({
  host,
  page,
  urls,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const { path } = await publish(page, urls.demo)
  await host.open({ path })
  await untilIdle(page)
  expect(await host.events()).toEqual([
    {
      type: 'ready',
      detail: {
        open: false,
        view: null,
        loading: false,
        status: 'disconnected',
        namespace: null,
        address: null,
        caipAddress: null,
        caipNetworkId: null,
        accounts: {},
        session: null,
        wallets: null,
      },
    },
  ])
  expect(requests).toEqual(['/host', '/wallet-modal/wallet-modal.js'])
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.state()
  expect(await host.events('ready')).toHaveLength(1)
})

test('the ready event fires even if the page draws no animation frames', async ({ host, page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await host.open()
  await expect.poll(async () => (await host.events('ready')).length).toBe(1)
})

test('open, viewchange and close events fire in order', async ({ host, page }) => {
  await host.open()
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.button('Get started').click()
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  await host.button('Back').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()

  const emitted = (await host.events()).filter(({ type }) => /^(open|close|viewchange)$/.test(type))
  expect(emitted).toEqual([
    { type: 'viewchange', detail: { view: 'Connect', previous: null, data: {} } },
    { type: 'open', detail: { view: 'Connect' } },
    { type: 'viewchange', detail: { view: 'WhatIsAWallet', previous: 'Connect', data: {} } },
    { type: 'viewchange', detail: { view: 'Connect', previous: 'WhatIsAWallet', data: {} } },
    { type: 'close', detail: { view: 'Connect' } },
  ])
  const states = (await host.events('statechange')).map(({ detail }) => detail)
  expect(states.at(-1)).toMatchObject({ open: false, view: null, loading: false })
  for (const [index, state] of states.entries()) expect(state).not.toEqual(states[index - 1])
  await expect(host.element()).not.toHaveAttribute('view')
})

test('a viewchange event carries the view’s data', async ({ host }) => {
  await host.open({
    attributes: { 'custom-wallets': JSON.stringify([{ id: 'own', name: 'Own Wallet' }]) },
  })
  await host.command('open', { view: 'Downloads', wallet: 'Own Wallet' })
  await expect(host.dialog('Get Own Wallet')).toBeVisible()
  const [change] = await host.events('viewchange')
  expect(change?.detail).toMatchObject({
    view: 'Downloads',
    previous: null,
    data: { wallet: { id: 'own', name: 'Own Wallet' } },
  })
})

test('connection events fire in order with checksummed addresses', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ exposeAllAccounts: true })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.changeAccount(1))
  await expect(host.element()).toHaveAttribute('address', second)
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.changeChain('eip155:8453'))
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.revoke())
  await expect(host.element()).toHaveAttribute('status', 'disconnected')

  const ours = /^(connect|disconnect|accountchange|networkchange|error)$/
  const emitted = (await host.events()).filter(({ type }) => ours.test(type))
  const both = [second, first].map((address) => ({ address, type: 'eoa' }))
  expect(emitted).toMatchObject([
    { type: 'connect', detail: { address: first, accounts: [...both].reverse() } },
    {
      type: 'accountchange',
      detail: {
        namespace: 'eip155',
        address: second,
        caipAddress: `eip155:1:${second}`,
        accounts: both,
      },
    },
    {
      type: 'networkchange',
      detail: { namespace: 'eip155', network: { id: 8453, caipNetworkId: 'eip155:8453' } },
    },
    { type: 'disconnect', detail: { namespace: 'eip155', reason: 'wallet' } },
  ])
  for (const attribute of ['address', 'caip-address']) {
    await expect(host.element()).not.toHaveAttribute(attribute)
  }
})

test('event details are deeply frozen', async ({ host, page, installWallet }) => {
  await installWallet()
  await page.addInitScript(() => {
    const thawed: string[] = []
    Object.assign(window, { thawed })
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null || path.endsWith('.provider')) return
      if (!Object.isFrozen(value)) thawed.push(path)
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`)
    }
    const types = 'ready open close viewchange statechange connect disconnect analytics error'
    for (const type of types.split(' ')) {
      const listen = (event: Event) => {
        const { target } = event
        if (target instanceof HTMLElement && target.localName === 'wallet-modal') {
          look((event as CustomEvent).detail, type)
        }
      }
      document.addEventListener(type, listen, true)
    }
  })
  await host.open()
  await host.command('open')
  await host.command('close')
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('disconnect')
  await host.command('fly')
  expect(await errorCodes(host)).toEqual(['UNKNOWN_COMMAND'])
  expect(await page.evaluate(() => (window as unknown as { thawed: string[] }).thawed)).toEqual([])
  const change = await page.evaluate(() => {
    const detail: Record<string, unknown> = { command: 'state' }
    const element = document.querySelector('wallet-modal')
    element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    return Promise.resolve(detail.result).then((state) => Object.isFrozen(state))
  })
  expect(change).toBe(true)
})

test('events do not bubble, and do not leave the element’s shadow root', async ({ host, page }) => {
  await page.addInitScript(() => {
    const bubbled: string[] = []
    Object.assign(window, { bubbled })
    for (const type of ['ready', 'open', 'statechange', 'viewchange', 'error']) {
      window.addEventListener(type, (event) => {
        if (event.target instanceof HTMLElement) bubbled.push(type)
      })
    }
  })
  await host.open()
  await host.command('open')
  await host.command('fly')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const bubbled = await page.evaluate(() => (window as unknown as { bubbled: string[] }).bubbled)
  expect(bubbled).toEqual([])
})
