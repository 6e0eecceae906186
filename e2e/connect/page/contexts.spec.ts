import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

interface Heard {
  values: unknown[]
  unsubscribe?: (() => void) | undefined
}

declare global {
  interface Window {
    heard?: Record<string, Heard>
  }
}

const state = 'wallet-modal/state'
const provider = 'wallet-modal/provider/eip155'

/** Requests a context as a late subscriber; the page records the values under `name`. */
async function ask(page: Page, name: string, context: string, subscribe: boolean): Promise<void> {
  await page.evaluate(
    ([key, asked, goesOn]) => {
      window.heard ??= {}
      const heard: Heard = { values: [] }
      window.heard[key] = heard
      const callback = (value: unknown, unsubscribe?: () => void) => {
        heard.values.push(value)
        heard.unsubscribe = unsubscribe
      }
      const request = Object.assign(new Event('context-request', { bubbles: true }), {
        context: asked,
        callback,
        ...(goesOn && { subscribe: true }),
      })
      const lists = [...document.querySelectorAll('wallet-modal')]
      lists.at(-1)?.dispatchEvent(request)
    },
    [name, context, subscribe] as const,
  )
}

/** The values that a subscriber has received, providers as lists of their methods. */
function heard(page: Page, name: string): Promise<unknown[]> {
  return page.evaluate((key) => {
    const { values = [] } = window.heard?.[key] ?? {}
    return values.map((value) =>
      typeof (value as { request?: unknown } | null)?.request === 'function'
        ? 'provider'
        : JSON.parse(JSON.stringify(value)),
    )
  }, name)
}

test('a late subscriber gets the current state, and each change until it unsubscribes', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await ask(page, 'once', state, false)
  await ask(page, 'always', state, true)
  await ask(page, 'leaver', state, true)
  await page.evaluate(() => window.heard?.leaver?.unsubscribe?.())
  await host.command('disconnect')
  const statuses = async (name: string) =>
    (await heard(page, name)).map((value) => (value as { status: string }).status)
  expect(await statuses('once')).toEqual(['connected'])
  expect(await statuses('always')).toEqual(['connected', 'disconnected'])
  expect(await statuses('leaver')).toEqual(['connected'])
})

test('the state context responds before any chunk has loaded', async ({ host, page }) => {
  await host.open()
  await ask(page, 'early', state, true)
  expect(await heard(page, 'early')).toMatchObject([{ status: 'disconnected', open: false }])
  await host.command('open')
  expect((await heard(page, 'early')).at(-1)).toMatchObject({ open: true, view: 'Connect' })
})

test('the provider context emits one provider while connected, and null after a disconnect', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await ask(page, 'provider', provider, true)
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('switch-network', { network: 'base' })
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.changeAccount(1))
  await host.command('disconnect')
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await heard(page, 'provider')).toEqual([null, 'provider', null, 'provider'])
  const isSame = await page.evaluate(() => {
    const { values = [] } = window.heard?.provider ?? {}
    return values[1] === values[3]
  })
  expect(isSame).toBe(true)
})

test('an element that is added after the connection provides the state and provider contexts too', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await page.evaluate(() => {
    const late = document.createElement('wallet-modal')
    late.id = 'late'
    document.body.append(late)
  })
  await page.evaluate(() => {
    const detail = { command: 'state' }
    document.getElementById('late')?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  })
  await expect(page.locator('#late')).toHaveAttribute('status', 'connected')
  await ask(page, 'late', provider, false)
  await ask(page, 'lateState', state, false)
  expect(await heard(page, 'late')).toEqual(['provider'])
  expect(await heard(page, 'lateState')).toMatchObject([{ status: 'connected' }])
})

test('a request for an unknown context propagates past the element', async ({ host, page }) => {
  await host.open()
  const passed = await page.evaluate(() => {
    let isPassed = false
    document.body.addEventListener('context-request', () => {
      isPassed = true
    })
    const event = Object.assign(new Event('context-request', { bubbles: true }), {
      context: 'theme',
      callback: () => {},
    })
    document.querySelector('wallet-modal')?.dispatchEvent(event)
    return isPassed
  })
  expect(passed).toBe(true)
})

test.describe('context listeners', () => {
  test.use({ expectedPageErrors: [/listener of the page/] })

  test('a context listener that throws affects no other listener and no command', async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    await host.open()
    await page.evaluate(() => {
      let isFirst = true
      const event = Object.assign(new Event('context-request'), {
        context: 'wallet-modal/state',
        subscribe: true,
        callback: () => {
          if (!isFirst) throw new Error('listener of the page')
          isFirst = false
        },
      })
      document.querySelector('wallet-modal')?.dispatchEvent(event)
    })
    await ask(page, 'other', state, true)
    expect(await host.command('connect', { wallet: 'test.wallet' })).toMatchObject({
      namespace: 'eip155',
    })
    expect((await heard(page, 'other')).at(-1)).toMatchObject({ status: 'connected' })
    expect(await host.events('connect')).toHaveLength(1)
  })
})
