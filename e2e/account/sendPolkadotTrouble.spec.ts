import type { Page, Route } from '@playwright/test'
import { SendPage } from '../fixtures/account/sendPage.ts'
import {
  expect,
  plancksOf,
  polkadotAccounts,
  test,
  withLocalChain,
} from '../fixtures/chains/polkadot.ts'
import { errorCodes } from '../fixtures/page/attributes.ts'
import { timeOutByClock } from '../fixtures/page/timeOutByClock.ts'

/** An account of the wallet's test keys without a balance. */
const receiver = '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy'

/**
 * Forwards requests of the page to the node, except those that `answer` handles. Returns the methods of all requests.
 */
async function interceptNode(
  page: Page,
  url: string,
  respond: (route: Route, methods: string[]) => Promise<unknown> | undefined,
): Promise<string[]> {
  const requested: string[] = []
  await page.route(new URL(url).href, async (route) => {
    const calls = [JSON.parse(route.request().postData() ?? '[]')].flat()
    const methods = calls.map(({ method }) => String(method))
    requested.push(...methods)
    await (respond(route, methods) ?? route.fallback())
  })
  return requested
}

test.beforeEach(async ({ host, openPolkadot, installPolkadotWallet, polkadotChain }) => {
  await installPolkadotWallet()
  await openPolkadot({ attributes: { networks: withLocalChain(polkadotChain) } })
  await host.command('connect', { wallet: 'test-wallet' })
})

test('a wallet that changes its account during the review gets no signing request', async ({
  host,
  page,
  polkadotChain,
  polkadotWallet,
}) => {
  const requestedMethods = await interceptNode(page, polkadotChain, () => undefined)
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('1', receiver)
  await expect(sending.confirm()).toBeEnabled()
  await polkadotWallet.allow(1)
  await expect(host.element()).toHaveAttribute('address', polkadotAccounts.kusama[1])
  await expect(sending.preview()).toContainText('Go back and enter an amount and an address.')
  await sending.preview().getByRole('button', { name: 'Cancel' }).click()
  await expect(sending.amount()).toHaveValue('')
  await expect(sending.receiver()).toHaveValue('')
  expect(await polkadotWallet.requestedMethods()).not.toContain('signPayload')
  expect(requestedMethods).not.toContain('author_submitExtrinsic')
  expect(await host.events('transaction')).toEqual([])
})

for (const [step, at, phases] of [
  ['simulated', 1, []],
  ['built', 2, ['initiated', 'failed']],
] as const) {
  test(`a wallet that changes its account while the transfer is ${step} gets no signing request`, async ({
    host,
    page,
    polkadotChain,
    polkadotWallet,
  }) => {
    let built: number | null = null
    let held: Route | undefined
    await interceptNode(page, polkadotChain, (route, methods) => {
      if (built === null || !methods.includes('system_accountNextIndex')) return undefined
      built += 1
      if (built !== at) return undefined
      held = route
      return Promise.resolve()
    })
    const before = await plancksOf(page, polkadotChain, receiver)
    const sending = new SendPage(host)
    await sending.open()
    await sending.review('1', receiver)
    await expect(sending.confirm()).toBeEnabled()
    built = 0
    await sending.confirm().click()
    await expect.poll(() => held !== undefined).toBe(true)
    await polkadotWallet.allow(1)
    await expect(host.element()).toHaveAttribute('address', polkadotAccounts.kusama[1])
    built = null
    await held?.continue()
    await sending.expectPhases(...phases)
    await expect(sending.preview()).toContainText('Go back and enter an amount and an address.')
    await sending.preview().getByRole('button', { name: 'Cancel' }).click()
    await expect(sending.amount()).toHaveValue('')
    await expect(sending.receiver()).toHaveValue('')

    // Only the next transfer of the first account arrives at the receiver.
    await polkadotWallet.allow(0, 1)
    await expect(host.element()).toHaveAttribute('address', polkadotAccounts.kusama[0])
    await sending.review('2', receiver)
    await sending.send()
    await sending.expectPhases(...phases, 'initiated', 'submitted', 'confirmed')
    expect((await plancksOf(page, polkadotChain, receiver)) - before).toBe(2_000_000_000_000n)
    const prompts = await polkadotWallet.prompted()
    expect(prompts.filter((method) => method === 'signPayload')).toHaveLength(1)
  })
}

const headers = { 'Access-Control-Allow-Origin': '*' }

for (const [what, code, text, respond] of [
  [
    'answers with HTML',
    'SERVICE_INVALID_RESPONSE',
    'The service gave an answer that can’t be used. Try again later.',
    (route: Route) =>
      route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><h1>Busy</h1>' }),
  ],
  [
    'answers with half of a response',
    'SERVICE_INVALID_RESPONSE',
    'The service gave an answer that can’t be used. Try again later.',
    (route: Route) =>
      route.fulfill({ headers, contentType: 'application/json', body: '[{"jsonrpc":"2.0","id"' }),
  ],
  [
    'closes its connections',
    'SERVICE_UNREACHABLE',
    'The service can’t be reached. Check your connection, then try again.',
    (route: Route) => route.abort(),
  ],
] as const) {
  test(`the review reports that the node ${what}, and a retry sends the draft`, async ({
    host,
    page,
    polkadotChain,
    polkadotWallet,
  }) => {
    let isFaulty = false
    await interceptNode(page, polkadotChain, (route) => (isFaulty ? respond(route) : undefined))
    const before = await plancksOf(page, polkadotChain, receiver)
    const sending = new SendPage(host)
    await sending.open()
    await sending.review('1', receiver)
    await expect(sending.confirm()).toBeEnabled()
    isFaulty = true
    await sending.confirm().click()
    await expect(sending.preview().getByText(text)).toBeVisible()
    expect(await polkadotWallet.requestedMethods()).not.toContain('signPayload')
    expect(await host.events('transaction')).toEqual([])
    expect(await errorCodes(host)).toContain(code)
    isFaulty = false
    await sending.preview().getByRole('button', { name: 'Cancel' }).click()
    await expect(sending.amount()).toHaveValue('1')
    await expect(sending.receiver()).toHaveValue(receiver)
    await sending.step('Review send').click()
    await sending.send()
    await sending.expectPhases('initiated', 'submitted', 'confirmed')
    expect((await plancksOf(page, polkadotChain, receiver)) - before).toBe(1_000_000_000_000n)
  })
}

test('the review reports that the node responds too late, and a retry sends the draft', async ({
  host,
  page,
  polkadotChain,
  polkadotWallet,
}) => {
  const late: Route[] = []
  let isLate = false
  await interceptNode(page, polkadotChain, (route) =>
    isLate ? Promise.resolve(late.push(route)) : undefined,
  )
  await page.clock.install()
  await timeOutByClock(page)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const before = await plancksOf(page, polkadotChain, receiver)
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('1', receiver)
  await expect(sending.confirm()).toBeEnabled()
  isLate = true
  await sending.confirm().click()
  await expect.poll(() => late.length).toBeGreaterThan(0)
  await page.clock.fastForward(11_000)
  await expect(sending.preview().getByText('The network did not answer in time')).toBeVisible()
  expect(await polkadotWallet.requestedMethods()).not.toContain('signPayload')
  expect(await errorCodes(host)).toContain('RPC_TIMEOUT')
  isLate = false
  await expect(sending.confirm()).toBeEnabled()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect((await plancksOf(page, polkadotChain, receiver)) - before).toBe(1_000_000_000_000n)
})

test('a transfer whose broadcast gets no response is broadcast again, and is executed once', async ({
  host,
  page,
  polkadotChain,
  polkadotWallet,
}) => {
  let isDown = true
  const requestedMethods = await interceptNode(page, polkadotChain, (route, methods) =>
    isDown && methods.includes('author_submitExtrinsic') ? route.abort() : undefined,
  )
  const before = await plancksOf(page, polkadotChain, receiver)
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('1', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  expect(await plancksOf(page, polkadotChain, receiver)).toBe(before)
  isDown = false
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect((await plancksOf(page, polkadotChain, receiver)) - before).toBe(1_000_000_000_000n)
  const tries = requestedMethods.filter((method) => method === 'author_submitExtrinsic')
  expect(tries.length).toBeGreaterThan(1)
  const signed = (await polkadotWallet.requestedMethods()).filter(
    (method) => method === 'signPayload',
  )
  expect(signed).toHaveLength(1)
})
