import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an element that is removed and inserted again works as before, and emits no event twice', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  for (let round = 0; round < 3; round += 1) {
    await host.command('open')
    await expect(host.dialog('Account')).toBeVisible()
    await page.evaluate(() => {
      const element = document.querySelector('wallet-modal')
      element?.remove()
      if (element) document.body.prepend(element)
    })
    await expect(host.dialog()).toHaveCount(0)
    await expect(host.element()).not.toHaveAttribute('open')
  }
  const count = (await host.events()).length
  await host.command('open')
  await expect(host.dialog('Account')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.changeAccount(1))
  await expect(host.element()).not.toHaveAttribute('address', first)
  await host.command('disconnect')
  const emitted = (await host.events()).slice(count).map(({ type }) => type)
  const others = emitted.filter((type) => type !== 'statechange' && type !== 'analytics')
  expect(others).toEqual(['viewchange', 'open', 'close', 'accountchange', 'disconnect'])
  expect((await host.events('ready')).length).toBe(1)
  // The element emits its connection again after each insertion.
  const restored = (await host.events('connect')).map(({ detail }) => detail.restored)
  expect(restored).toEqual([false, true, true, true])
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('an element that is removed leaves nothing in the page', async ({ host, page }) => {
  await host.open({ body: '<button commandfor="wallet" command="--open">Open</button>' })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  await page.evaluate(() => document.querySelector('wallet-modal')?.remove())
  await expect(host.dialog()).toHaveCount(0)
  expect(await overflow()).toBe('visible')
  // The button names an element that is not in the page, so its click must have no effect.
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(host.dialog()).toHaveCount(0)
  expect(await errorCodes(host)).toEqual([])
})

test('an element that is inserted again applies changes made while it was out of the page', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    element?.remove()
    Object.assign(window, { element })
    window.demoWallet?.['test.wallet']?.revoke()
  })
  await page.evaluate(() => {
    const { element } = window as unknown as { element: HTMLElement }
    element.setAttribute('networks', 'base')
    document.body.append(element)
  })
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await host.request('eth_accounts')).toBeUndefined()
})

test('an element added later by a script works', async ({ host, page, installWallet }) => {
  await installWallet()
  await host.open({ html: '<wallet-button for="wallet"></wallet-button>' })
  await page.evaluate(
    (attributes) => {
      const element = document.createElement('wallet-modal')
      element.id = 'wallet'
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.body.append(element)
    },
    { networks: 'base', 'project-id': 'x', 'services-url': host.urls.walletServices },
  )
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('the open attribute opens and closes the modal, and changes when the user does', async ({
  host,
  page,
}) => {
  await host.open({ attributes: { open: '' } })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await setAttributes(host, { open: null })
  await expect(host.dialog()).toBeHidden()
  await host.command('open')
  await expect(host.element()).toHaveAttribute('open', '')
  await expect(host.dialog()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.element()).not.toHaveAttribute('open')
  await setAttributes(host, { open: '' })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const emitted = (await host.events()).filter(({ type }) => type === 'open' || type === 'close')
  expect(emitted.map(({ type }) => type)).toEqual(['open', 'close', 'open', 'close', 'open'])
})

test('an element that has the open attribute when inserted lists the wallets', async ({
  host,
  page,
}) => {
  await host.open()
  await host.state()
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    element?.remove()
    element?.setAttribute('open', '')
    if (element) setTimeout(() => document.body.append(element))
  })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.button(/^All wallets \d/)).toBeVisible()
})

test('an embedded element always shows a view, and close only changes the view', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { embedded: '' } })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.dialog()).not.toHaveAttribute('aria-modal')
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(host.element()).toHaveAttribute('open', '')
  await host.button('Get started').click()
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  await host.command('close')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await setAttributes(host, { open: null })
  await expect(host.element()).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.button(/^Test Wallet/).click()
  await expect(host.dialog('Account')).toBeVisible()
  await expect(host.button('Back')).toHaveCount(0)
  await host.command('open', { view: 'Networks' })
  await host.command('close')
  await expect(host.dialog('Account')).toBeVisible()
  await host.button('Disconnect').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await host.events('open')).toEqual([])
  expect(await host.events('close')).toEqual([])
})

test('an element that the page removes while it opens throws nothing, and opens when it is back', async ({
  host,
  page,
}) => {
  await host.open()
  await page.locator('wallet-button').hover()
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    const remove = () => {
      element?.remove()
      // An attribute that changes is drawn, also in an element that is in no page.
      element?.setAttribute('theme-mode', 'dark')
    }
    element?.addEventListener('open', remove, { once: true })
    element?.dispatchEvent(new CustomEvent('walletcommand', { detail: { command: 'open' } }))
  })
  await expect(page.locator('wallet-modal')).toHaveCount(0)
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const element = document.createElement('wallet-modal')
    document.body.append(element)
    await new Promise((drawn) => requestAnimationFrame(drawn))
    element.dispatchEvent(new CustomEvent('walletcommand', { detail: { command: 'open' } }))
  })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('the embedded attribute can be set and removed at run time', async ({ host }) => {
  await host.open()
  await setAttributes(host, { embedded: '' })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await setAttributes(host, { embedded: null })
  await expect(host.dialog()).toHaveCount(0)
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('close')
  await expect(host.dialog()).toHaveCount(0)
})
