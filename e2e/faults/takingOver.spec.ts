import { expect, test } from '../fixtures/test.ts'

test('when the first element is removed, the oldest remaining one takes over with its own attributes', async ({
  host,
  page,
}) => {
  await host.open({
    body: `<wallet-modal id="next" ${host.attributes({ networks: 'polygon base' })}></wallet-modal>
      <wallet-modal id="last" ${host.attributes({ networks: 'optimism' })}></wallet-modal>`,
  })
  await host.state()
  const next = page.locator('#next')
  await expect(next).toHaveAttribute('caip-network-id', 'eip155:1')
  await page.evaluate(() => document.getElementById('wallet')?.remove())
  for (const id of ['next', 'last']) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('caip-network-id', 'eip155:137')
  }
  await page.evaluate(() => document.getElementById('next')?.setAttribute('networks', 'base'))
  await expect(page.locator('#last')).toHaveAttribute('caip-network-id', 'eip155:8453')
})

test('the first element’s attributes configure the page, also when another element opens first', async ({
  host,
  page,
}) => {
  await host.open({ body: '<wallet-modal id="second" networks="polygon"></wallet-modal>' })
  await page.evaluate(() => {
    const detail = { command: 'open' }
    document.getElementById('second')?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(page.locator('#second')).toHaveAttribute('caip-network-id', 'eip155:1')
})

test('an element that was never opened emits every event and mirrors the state', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: '<wallet-modal id="idle"></wallet-modal>' })
  await page.evaluate(() => {
    const emitted: string[] = []
    Object.assign(window, { emitted })
    for (const type of ['connect', 'statechange', 'disconnect']) {
      document.getElementById('idle')?.addEventListener(type, () => emitted.push(type))
    }
  })
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(page.locator('#idle')).toHaveAttribute('status', 'connected')
  await expect(page.locator('#idle')).toHaveAttribute('address', /^0x/)
  await host.command('disconnect')
  await expect(page.locator('#idle')).toHaveAttribute('status', 'disconnected')
  const emitted = await page.evaluate(() => (window as unknown as { emitted: string[] }).emitted)
  for (const type of ['connect', 'statechange', 'disconnect']) expect(emitted).toContain(type)
})

test('an element that takes over from a removed one applies changes of other tabs', async ({
  host,
  page,
  context,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: `<wallet-modal id="next" ${host.attributes()}></wallet-modal>` })
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => document.getElementById('wallet')?.remove())
  const other = await context.newPage()
  await other.goto(new URL('/favicon.ico', host.urls.demo).href)
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('wallet-modal/')) localStorage.removeItem(key)
    }
  })
  await expect(page.locator('#next')).toHaveAttribute('status', 'disconnected')
  const reasons = (await host.events('disconnect')).map(({ detail }) => detail.reason)
  expect(reasons).toEqual(['other-tab'])
})
