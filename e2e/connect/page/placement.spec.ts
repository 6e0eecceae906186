import type { Locator } from '@playwright/test'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

test('two elements share one connection, and each opens its own modal', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: '<wallet-modal id="second" networks="polygon"></wallet-modal>' })
  const one = page.locator('#wallet')
  const two = page.locator('#second')
  const send = (id: string, command: string) =>
    page.evaluate(
      ([target, name]) => {
        const detail: Record<string, unknown> = { command: name }
        const element = document.getElementById(target)
        element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
        return Promise.resolve(detail.result).then(() => {})
      },
      [id, command] as const,
    )
  await host.state()
  await send('second', 'open')
  await expect(two).toHaveAttribute('open', '')
  await expect(one).not.toHaveAttribute('open')
  await expect(two.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await two.getByRole('button', { name: /^Test Wallet/ }).click()
  for (const element of [one, two]) {
    await expect(element).toHaveAttribute('status', 'connected')
    await expect(element).toHaveAttribute('caip-network-id', 'eip155:1')
    await expect(element).not.toHaveAttribute('open')
  }
  expect(await host.events('connect')).toHaveLength(2)
  await send('wallet', 'open')
  await expect(one.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect(two.getByRole('dialog')).toHaveCount(0)
  await one.getByRole('button', { name: 'Disconnect' }).click()
  await expect(two).toHaveAttribute('status', 'disconnected')
  expect(await host.events('disconnect')).toHaveLength(2)
  expect(await errorCodes(host)).toEqual([])
})

test('the second element works after the first is removed', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: '<wallet-modal id="second"></wallet-modal>' })
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => document.getElementById('wallet')?.remove())
  await host.command('open')
  await expect(host.dialog('Account')).toBeVisible()
  await host.button('Disconnect').click()
  await expect(page.locator('#second')).toHaveAttribute('status', 'disconnected')
})

test('a page that loads the script twice works like one that loads it once', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.route('**/copy/**', async (route) => {
    const url = route.request().url().replace('/copy/', '/wallet-modal/')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await host.open({ body: '<script type="module" src="/copy/wallet-modal.js"></script>' })
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.dialog('Connect Wallet')).toHaveCount(1)
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.events('ready')).toHaveLength(1)
  expect(await host.events('connect')).toHaveLength(1)
})

test('an element inside another shadow root works, and focus returns to its button', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({
    html: `<section id="app"><template shadowrootmode="open">
      <button commandfor="wallet" command="--open">Open inside</button>
      <wallet-button for="wallet"></wallet-button>
      <wallet-modal id="wallet" ${host.attributes()}></wallet-modal>
    </template></section>`,
  })
  const opener = page.getByRole('button', { name: 'Open inside' })
  await opener.click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect(opener).toBeFocused()
  await host.openAndTake(/^Test Wallet/)
  await expect(page.locator('wallet-modal')).toHaveAttribute('status', 'connected')
  await expect(page.locator('wallet-button')).toContainText('ada.demo.eth')
})

test('an element inside an open dialog of the page works, and that dialog stays open', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({
    html: `<dialog id="outer" aria-label="Checkout">
      <wallet-button for="wallet"></wallet-button>
      <wallet-modal id="wallet" ${host.attributes()}></wallet-modal></dialog>`,
  })
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#outer')?.showModal())
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const inner = page.getByRole('dialog', { name: 'Connect Wallet' })
  await inner.getByRole('button', { name: /^Test Wallet/ }).hover()
  await page.keyboard.press('Escape')
  await expect(inner).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await inner.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(page.locator('wallet-modal')).toHaveAttribute('status', 'connected')
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
})

test('companion buttons show account and network wherever their element is in the page', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({
    html: `<wallet-network-button for="wallet"></wallet-network-button>
      <wallet-button for="wallet">Sign up</wallet-button><p>…</p>
      <wallet-modal id="wallet" ${host.attributes()}></wallet-modal>`,
  })
  const button = page.locator('wallet-button')
  const network = page.locator('wallet-network-button')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await host.button(/^Test Wallet/).click()
  await expect(button.getByRole('button')).toHaveText(/^ada\.demo\.eth[\d,.]+ ETH$/)
  await expect(button.getByRole('button')).toHaveAttribute('title', /^0xf39F/)
  await expect(network.getByRole('button', { name: 'Ethereum' })).toBeVisible()
  await network.click()
  await expect(host.dialog('Choose Network')).toBeVisible()
  await host.button(/^Base/).click()
  await expect(network.getByRole('button', { name: 'Base' })).toBeVisible()
  await button.click()
  await host.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('companion buttons have the text baseline of the line they are in', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({
    html: `<main><wallet-button for="wallet"></wallet-button></main>
      <p><wallet-button for="wallet"></wallet-button> <wallet-network-button for="wallet"></wallet-network-button></p>
      <wallet-modal id="wallet" ${host.attributes()}></wallet-modal>`,
  })
  await page.locator('main').evaluate((main) => {
    Object.assign(main.style, { display: 'flex', flexDirection: 'column', textAlign: 'center' })
  })
  const edges = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { middle: Math.round((left + right) / 2), top }
    })
  const stretched = page.locator('main wallet-button')
  expect((await edges(stretched.getByRole('button'))).middle).toBe((await edges(stretched)).middle)

  const first = page.locator('p wallet-button').getByRole('button')
  const second = page.locator('p wallet-network-button').getByRole('button')
  const { top } = await edges(first)
  expect((await edges(second)).top).toBe(top)
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(first).toHaveText(/ETH$/)
  expect([(await edges(first)).top, (await edges(second)).top]).toEqual([top, top])
})

test('a companion button finds an element that is added later, and a different element when its for attribute changes', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => {
    const button = document.createElement('wallet-network-button')
    button.setAttribute('for', 'late')
    document.body.append(button)
  })
  const network = page.locator('wallet-network-button')
  await expect(network).toHaveText('Network')
  await page.evaluate(() => {
    const late = document.createElement('wallet-modal')
    late.id = 'late'
    late.setAttribute('debug', '')
    document.body.append(late)
  })
  await expect(network.getByRole('button', { name: 'Ethereum', exact: true })).toBeVisible()
  await network.evaluate((element) => element.setAttribute('for', 'no-such-modal'))
  await expect(network).toHaveText('Network')
  await network.evaluate((element) => element.setAttribute('for', 'wallet'))
  await expect(network.getByRole('button', { name: 'Ethereum', exact: true })).toBeVisible()
})
