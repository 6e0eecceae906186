import { JsonRpcProvider, Wallet } from 'ethers'
import { INJECTED_WALLET_KEYS } from '../../demo/wallets/evm/testKeys.ts'
import { test as base, expect } from '../fixtures/account/ownChains.ts'
import { freshReceiver } from '../fixtures/account/sendPage.ts'
import { deploySafe } from '../fixtures/pageHosts/deploySafe.ts'
import { FramedPage, watchHostMessages } from '../fixtures/pageHosts/framedPage.ts'

const [key] = INJECTED_WALLET_KEYS

interface Fixtures {
  /** A Safe on the local chain, whose owner has the first test key. */
  safe: string
  /** Opens the page in the frame of a Safe host. */
  openInSafe(options?: {
    origin?: string
    attributes?: Record<string, string | null>
  }): Promise<FramedPage>
}

const test = base.extend<Fixtures>({
  safe: async ({ urls }, use) =>
    use(await deploySafe(urls.chains['eip155:1'], new Wallet(key).address)),
  openInSafe: async ({ host, urls, safe }, use) =>
    use((options) =>
      FramedPage.open(host, {
        host: 'safe',
        parameters: { safe, key, rpc: urls.chains['eip155:1'] },
        ...options,
      }),
    ),
})

test('a page that Safe frames connects by itself, and stays disconnected after a disconnect', async ({
  openInSafe,
  safe,
}) => {
  const app = await openInSafe()
  await expect(app.element()).toHaveAttribute('status', 'connected')
  await expect(app.element()).toHaveAttribute('address', safe)
  expect(await app.events('connect')).toMatchObject([
    {
      wallet: { id: 'safe', name: 'Safe' },
      restored: true,
      network: { caipNetworkId: 'eip155:1' },
    },
  ])

  await test.step('a reload keeps the connection', async () => {
    await app.reload()
    await expect(app.element()).toHaveAttribute('status', 'connected')
  })

  await test.step('a disconnect holds through a reload, until the user connects again', async () => {
    await app.command('disconnect')
    await expect(app.element()).toHaveAttribute('status', 'disconnected')
    await app.reload()
    await app.command('open')
    await expect(app.dialog('Connect Wallet').getByRole('button', { name: /^Safe/ })).toBeVisible()
    await expect(app.element()).toHaveAttribute('status', 'disconnected')
    await app.dialog('Connect Wallet').getByRole('button', { name: /^Safe/ }).click()
    await expect(app.element()).toHaveAttribute('address', safe)
  })
})

test('a transfer by a Safe is pending until its owners execute it, and confirmed with the transaction that did', async ({
  openInSafe,
  urls,
}) => {
  const chain = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { cacheTimeout: -1 })
  const receiver = freshReceiver()
  const app = await openInSafe()
  await expect(app.element()).toHaveAttribute('status', 'connected')
  await app.command('open', { view: 'WalletSend' })
  const form = app.dialog('Send').locator('.send')
  await form.getByLabel('Amount').fill('1.5')
  await form.getByLabel('Receiver').fill(receiver)
  await form.getByRole('button', { name: 'Review send' }).click()
  const send = app.dialog('Review Send').getByRole('button', { name: 'Send', exact: true })
  const phases = async () => (await app.events('transaction')).map(({ phase }) => phase)

  await test.step('a rejection in Safe returns to the review', async () => {
    await send.click()
    await app.decide('Send', 'Reject')
    await expect.poll(phases).toEqual(['initiated', 'failed'])
    const [, { error }] = await app.events('transaction')
    expect(error.code).toBe('USER_REJECTED')
  })

  await send.click()
  await app.decide('Send', 'Confirm')
  await expect.poll(phases).toEqual(['initiated', 'failed', 'initiated', 'submitted'])
  await expect(app.page.getByRole('listitem').filter({ hasText: 'Execute' })).toBeVisible()
  expect(await chain.getBalance(receiver)).toBe(0n)
  expect(await phases()).not.toContain('confirmed')

  await app.decide('Execute', 'Confirm')
  await expect.poll(phases).toContain('confirmed')
  const told = await app.events('transaction')
  const submitted = told.find(({ phase }) => phase === 'submitted')
  const { hash, isUncompared } = told.at(-1)
  expect(hash).not.toBe(submitted.hash)
  expect(isUncompared ?? false).toBe(false)
  expect((await chain.getTransactionReceipt(hash))?.status).toBe(1)
  expect(await chain.getBalance(receiver)).toBe(1_500_000_000_000_000_000n)
  chain.destroy()
})

test('a Safe signs in by a signature that its contract accepts', async ({ openInSafe, safe }) => {
  const app = await openInSafe({ attributes: { siwx: '{"statement":"Welcome."}' } })
  await expect
    .poll(async () => ((await app.command('state')) as { status: string }).status)
    .toBe('disconnected')
  await app.command('open')
  const sign = app.dialog('Sign In').getByRole('button', { name: 'Sign', exact: true })
  await sign.click()
  await app.decide('Sign', 'Confirm')
  await expect(app.element()).toHaveAttribute('status', 'connected')
  const [{ session }] = await app.events('signin')
  expect(session.message).toContain(safe)
})

test('a page of another origin that frames the page as a Safe would gets no message', async ({
  openInSafe,
  page,
}) => {
  const received = await watchHostMessages(page)
  const app = await openInSafe({ origin: 'http://safe.example' })
  await app.command('open')
  const list = app.dialog('Connect Wallet')
  await expect(list.getByRole('button', { name: /^WalletConnect/ })).toBeVisible()
  await expect(list.getByRole('button', { name: /^Safe/ })).toBeHidden()
  await expect(app.element()).toHaveAttribute('status', 'disconnected')
  expect(await received()).toEqual([])
})
