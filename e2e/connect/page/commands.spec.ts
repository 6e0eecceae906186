import type { Page } from '@playwright/test'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

const invalid: readonly (readonly [
  what: string,
  command: string,
  data: Record<string, unknown>,
  code: string,
])[] = [
  ['an unknown command', 'fly', {}, 'UNKNOWN_COMMAND'],
  ['a command named like a method of every object', 'toString', {}, 'UNKNOWN_COMMAND'],
  ['an unknown view', 'open', { view: 'Casino' }, 'UNKNOWN_VIEW'],
  ['a view that is no text', 'open', { view: 7 }, 'UNKNOWN_VIEW'],
  [
    'a connecting view without its wallet',
    'open',
    { view: 'ConnectingExternal' },
    'INVALID_VIEW_DATA',
  ],
  ['a download view without its wallet', 'open', { view: 'Downloads' }, 'INVALID_VIEW_DATA'],
  ['a malformed wallet', 'open', { view: 'Downloads', wallet: { id: 1 } }, 'INVALID_VIEW_DATA'],
  ['a switch view without its network', 'open', { view: 'SwitchNetwork' }, 'INVALID_VIEW_DATA'],
  ['a namespace that does not exist', 'open', { namespace: 'dogecoin' }, 'NETWORK_NOT_FOUND'],
  [
    'a namespace without a configured network',
    'open',
    { namespace: 'solana' },
    'NETWORK_NOT_FOUND',
  ],
  [
    'a network that is not configured',
    'switch-network',
    { network: 'polygon' },
    'NETWORK_NOT_FOUND',
  ],
  ['a network that does not exist', 'switch-network', { network: 'atlantis' }, 'NETWORK_NOT_FOUND'],
  ['no network at all', 'switch-network', {}, 'NETWORK_NOT_FOUND'],
  ['an unknown wallet', 'connect', { wallet: 'No Such Wallet' }, 'WALLET_NOT_FOUND'],
  ['a message without an account', 'sign-message', { message: 'x' }, 'NOT_CONNECTED'],
  ['signing in without its configuration', 'sign-in', {}, 'SIWX_NOT_ENABLED'],
]

test('a malformed command rejects, emits one error and leaves the view unchanged', async ({
  host,
}) => {
  await host.open()
  await host.command('open', { view: 'WhatIsAWallet' })
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  // The lists of wallets and their pictures come later.
  const shown = async () => ({ ...(await host.state()), loading: null, wallets: null })
  const before = await shown()
  for (const [what, command, data, code] of invalid) {
    await test.step(what, async () => {
      const count = (await errorCodes(host)).length
      expect(await host.command(command, data)).toEqual({ error: code })
      expect((await errorCodes(host)).slice(count)).toEqual([code])
      expect(await shown()).toEqual(before)
    })
  }
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
})

test('a command for a view of the account opens Connect if no account is connected', async ({
  host,
}) => {
  await host.open()
  expect(await host.command('open', { view: 'Account' })).toBeUndefined()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await host.events('error')).toEqual([])
})

test('commands dispatched before the code has loaded are queued and run in order', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    customElements.whenDefined('wallet-modal').then(() => {
      const element = document.querySelector('wallet-modal')
      const send = (detail: Record<string, unknown>) => {
        element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
        return detail.result
      }
      Object.assign(window, {
        queued: Promise.allSettled([
          send({ command: 'switch-network', network: 'base' }),
          send({ command: 'open', view: 'Casino' }),
          send({ command: 'open', view: 'WhatIsAWallet' }),
          send({ command: 'open', view: 'WhatIsANetwork' }),
          send({ command: 'state' }),
        ]),
      })
    })
  })
  await host.open()
  await expect(host.dialog('What is a Network?')).toBeVisible()
  const results = await page.evaluate(
    () => (window as unknown as { queued: Promise<PromiseSettledResult<unknown>[]> }).queued,
  )
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(results[4]).toMatchObject({ value: { open: true, view: 'WhatIsANetwork' } })
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
})

test('a command’s result is a promise at once, and causes no unhandled rejection', async ({
  host,
  page,
}) => {
  await host.open()
  const isPromise = () =>
    page.evaluate(() => {
      const detail: Record<string, unknown> = { command: 'fly' }
      document
        .querySelector('wallet-modal')
        ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
      return detail.result instanceof Promise
    })
  // The command is sent before and after the code has loaded. An unhandled rejection would fail the test.
  expect(await isPromise()).toBe(true)
  await expect.poll(() => errorCodes(host)).toEqual(['UNKNOWN_COMMAND'])
  expect(await isPromise()).toBe(true)
  await expect.poll(() => errorCodes(host)).toHaveLength(2)
})

test('a command with a frozen or empty detail throws nothing', async ({ host, page }) => {
  await host.open()
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    for (const detail of [Object.freeze({ command: 'open' }), null, 'open', undefined]) {
      element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    }
  })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

const buttons = `
  <button commandfor="wallet" command="--open">Open</button>
  <button commandfor="wallet" command="--open" data-view="WhatIsANetwork"><b>Help</b></button>
  <button commandfor="wallet" command="--connect" data-wallet="test.wallet">Connect it</button>
  <button commandfor="wallet" command="--switch-network" data-network="base">To Base</button>
  <button commandfor="wallet" command="--disconnect">Leave</button>
  <button commandfor="wallet" command="--open" data-view="Casino">Broken</button>
  <button commandfor="other" command="--open">Not ours</button>`

async function useButtons(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Not ours' }).click()
  await page.getByRole('button', { name: 'Broken' }).click()
  await page.getByText('Help').click()
  await expect(page.getByRole('dialog', { name: 'What is a Network?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Connect it' }).click()
  const element = page.locator('wallet-modal')
  await expect(element).toHaveAttribute('status', 'connected')
  await page.getByRole('button', { name: 'To Base' }).click()
  await expect(element).toHaveAttribute('caip-network-id', 'eip155:8453')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(element).toHaveAttribute('status', 'disconnected')
}

test('buttons with commandfor open the modal without a script', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: buttons })
  await useButtons(page)
  expect(await errorCodes(host)).toEqual(['UNKNOWN_VIEW'])
})

test('buttons with commandfor work in browsers without Invoker Commands', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    // This browser dispatches the event `command`. Stopping the event simulates a browser without Invoker Commands.
    window.addEventListener('command', (event) => event.stopImmediatePropagation(), true)
  })
  await host.open({ body: buttons })
  await useButtons(page)
  expect(await errorCodes(host)).toEqual(['UNKNOWN_VIEW'])
})
