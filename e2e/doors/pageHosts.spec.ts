import { JsonRpcProvider, verifyMessage, Wallet } from 'ethers'
import { INJECTED_WALLET_KEYS } from '../../demo/wallets/evm/testKeys.ts'
import { test as base, expect } from '../fixtures/account/ownChains.ts'
import { freshReceiver } from '../fixtures/account/sendPage.ts'
import { FramedPage, watchHostMessages } from '../fixtures/pageHosts/framedPage.ts'

const [key] = INJECTED_WALLET_KEYS
const { address } = new Wallet(key)

const test = base.extend<{
  openIn(
    host: string,
    options?: { origin?: string; attributes?: Record<string, string | null> },
  ): Promise<FramedPage>
}>({
  openIn: async ({ host, urls }, use) =>
    use((name, options) =>
      FramedPage.open(host, {
        host: name,
        parameters: { key, rpc: urls.chains['eip155:1'] },
        ...options,
      }),
    ),
})

for (const [host, id, name] of [
  ['farcaster', 'farcaster', 'Farcaster'],
  ['ledgerLive', 'ledgerLive', 'Ledger Live'],
] as const) {
  test(`a page inside ${name} connects by itself, signs and sends`, async ({ openIn, urls }) => {
    const chain = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { cacheTimeout: -1 })
    const app = await openIn(host)
    await expect(app.element()).toHaveAttribute('status', 'connected')
    await expect(app.element()).toHaveAttribute('address', address)
    expect(await app.events('connect')).toMatchObject([{ wallet: { id, name }, restored: true }])

    await test.step('signs a message, or rejects it', async () => {
      const signing = app.command('sign-message', { message: 'Hello' })
      await app.decide('Sign', 'Confirm')
      expect(verifyMessage('Hello', String(await signing))).toBe(address)
      const declined = app.command('sign-message', { message: 'Hello' })
      await app.decide('Sign', 'Reject')
      expect(await declined).toEqual({ error: 'USER_REJECTED' })
    })

    await test.step('sends', async () => {
      const receiver = freshReceiver()
      await app.command('open', { view: 'WalletSend' })
      const form = app.dialog('Send').locator('.send')
      await form.getByLabel('Amount').fill('0.5')
      await form.getByLabel('Receiver').fill(receiver)
      await form.getByRole('button', { name: 'Review send' }).click()
      await app.dialog('Review Send').getByRole('button', { name: 'Send', exact: true }).click()
      await app.decide('Send', 'Confirm')
      const phases = async () => (await app.events('transaction')).map(({ phase }) => phase)
      await expect.poll(phases).toEqual(['initiated', 'submitted', 'confirmed'])
      expect(await chain.getBalance(receiver)).toBe(500_000_000_000_000_000n)
    })

    await test.step('a disconnect holds through a reload', async () => {
      await app.command('disconnect')
      await app.reload()
      await app.command('open')
      const row = app.dialog('Connect Wallet').getByRole('button', { name: new RegExp(`^${name}`) })
      await expect(row).toBeVisible()
      await expect(app.element()).toHaveAttribute('status', 'disconnected')
    })
    chain.destroy()
  })

  test(`a page inside ${name} signs in`, async ({ openIn }) => {
    const app = await openIn(host, { attributes: { siwx: '{"statement":"Welcome."}' } })
    await app.command('open')
    await app.dialog('Sign In').getByRole('button', { name: 'Sign', exact: true }).click()
    await app.decide('Sign', 'Confirm')
    await expect(app.element()).toHaveAttribute('status', 'connected')
    const [{ session }] = await app.events('signin')
    expect(verifyMessage(session.message, session.signature)).toBe(address)
  })

  test(`a page of another origin that acts as ${name} gets no message`, async ({
    openIn,
    page,
  }) => {
    const received = await watchHostMessages(page)
    const app = await openIn(host, { origin: 'http://host.example' })
    await app.command('open')
    await expect(
      app.dialog('Connect Wallet').getByRole('button', { name: /^WalletConnect/ }),
    ).toBeVisible()
    await expect(app.element()).toHaveAttribute('status', 'disconnected')
    expect(await received()).toEqual([])
  })
}
