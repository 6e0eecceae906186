import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

interface Received {
  values: unknown[]
  unsubscribe?: (() => void) | undefined
}

declare global {
  interface Window {
    received?: Record<string, Received>
  }
}

const state = 'wallet-modal/state'
const provider = 'wallet-modal/provider/eip155'

/** Requests a context as a late subscriber; the page records the values under `name`. */
async function requestContext(
  page: Page,
  name: string,
  context: string,
  subscribe: boolean,
): Promise<void> {
  await page.evaluate(
    ([key, contextName, goesOn]) => {
      window.received ??= {}
      const received: Received = { values: [] }
      window.received[key] = received
      const callback = (value: unknown, unsubscribe?: () => void) => {
        received.values.push(value)
        received.unsubscribe = unsubscribe
      }
      const request = Object.assign(new Event('context-request', { bubbles: true }), {
        context: contextName,
        callback,
        ...(goesOn && { subscribe: true }),
      })
      const lists = [...document.querySelectorAll('wallet-modal')]
      lists.at(-1)?.dispatchEvent(request)
    },
    [name, context, subscribe] as const,
  )
}

/** The values that a subscriber has received. A provider is represented by a list of its methods. */
function receivedValues(page: Page, name: string): Promise<unknown[]> {
  return page.evaluate((key) => {
    const { values = [] } = window.received?.[key] ?? {}
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
  await requestContext(page, 'once', state, false)
  await requestContext(page, 'always', state, true)
  await requestContext(page, 'leaver', state, true)
  await page.evaluate(() => window.received?.leaver?.unsubscribe?.())
  await host.command('disconnect')
  const statuses = async (name: string) =>
    (await receivedValues(page, name)).map((value) => (value as { status: string }).status)
  expect(await statuses('once')).toEqual(['connected'])
  expect(await statuses('always')).toEqual(['connected', 'disconnected'])
  expect(await statuses('leaver')).toEqual(['connected'])
})

test('the state context responds before any chunk has loaded', async ({ host, page }) => {
  await host.open()
  await requestContext(page, 'early', state, true)
  // The chunks may load by now, which adds the network.
  expect((await receivedValues(page, 'early')).at(0)).toMatchObject({
    status: 'disconnected',
    open: false,
  })
  await host.command('open')
  expect((await receivedValues(page, 'early')).at(-1)).toMatchObject({
    open: true,
    view: 'Connect',
  })
})

test('the provider context emits one provider while connected, and null after a disconnect', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await requestContext(page, 'provider', provider, true)
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('switch-network', { network: 'base' })
  await page.evaluate(() => window.demoWallet?.['test.wallet']?.changeAccount(1))
  await host.command('disconnect')
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await receivedValues(page, 'provider')).toEqual([null, 'provider', null, 'provider'])
  const isSame = await page.evaluate(() => {
    const { values = [] } = window.received?.provider ?? {}
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
  await requestContext(page, 'late', provider, false)
  await requestContext(page, 'lateState', state, false)
  expect(await receivedValues(page, 'late')).toEqual(['provider'])
  expect(await receivedValues(page, 'lateState')).toMatchObject([{ status: 'connected' }])
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
    await requestContext(page, 'other', state, true)
    expect(await host.command('connect', { wallet: 'test.wallet' })).toMatchObject({
      namespace: 'eip155',
    })
    expect((await receivedValues(page, 'other')).at(-1)).toMatchObject({ status: 'connected' })
    expect(await host.events('connect')).toHaveLength(1)
  })
})
