import { expect, test } from '../fixtures/test.ts'

/** Moves the element within the page in one task. */
const move = 'document.querySelector("main").append(document.querySelector("wallet-modal"))'
const body = '<main></main>'

test('an open element that is moved in the page stays open, connects and emits events', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.evaluate(move)
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(page.locator('main > wallet-modal')).toHaveAttribute('open', '')
  const isModal = () =>
    page.evaluate(() => {
      const root = document.querySelector('wallet-modal')?.shadowRoot
      return root?.querySelector('dialog')?.matches(':modal') ?? false
    })
  expect(await isModal()).toBe(true)
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const types = (await host.events()).map(({ type }) => type)
  expect(types.filter((type) => type === 'connect')).toHaveLength(1)
  expect(types).toContain('statechange')
  await expect(host.element()).not.toHaveAttribute('open')
  const emitted = types.filter((type) => type === 'open' || type === 'close' || type === 'ready')
  expect(emitted).toEqual(['ready', 'open', 'close'])
})

test('a pending connect request continues when its open element is moved in the page', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false })
  await host.open({ body })
  await host.command('open')
  await host.button(/^Test Wallet/).click()
  await wallet.expectPending()
  await page.evaluate(move)
  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await wallet.expectRequests('eth_requestAccounts', 1)
  await expect(host.dialog()).toBeHidden()
})

test('an element added or moved while a wallet is connected emits connect after ready', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body })
  await host.command('connect', { wallet: 'test.wallet' })
  const second = await page.evaluate(async () => {
    const emitted: unknown[] = []
    const element = document.createElement('wallet-modal')
    for (const type of ['ready', 'connect']) {
      element.addEventListener(type, (event) => {
        const { restored, namespace } = (event as CustomEvent).detail
        emitted.push(type === 'ready' ? type : [type, namespace, restored])
      })
    }
    document.body.append(element)
    const detail: Record<string, unknown> = { command: 'state' }
    element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    await detail.result
    return emitted
  })
  expect(second).toEqual(['ready', ['connect', 'eip155', true]])
  await page.evaluate(move)
  await host.state()
  const own = (await host.events('connect')).map(({ detail }) => detail.restored)
  expect(own).toEqual([false, true, true])
})
