import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceStored } from './announceStored.ts'

const info = { uuid: 'u', name: 'Phone', icon: 'data:image/png;base64,', rdns: 'app.wallet-modal' }

interface Page extends EventTarget {
  injectedWeb3?: Record<string, { name: string; enable(origin: string): Promise<unknown> }>
}

let page: Page
interface EarlyProvider {
  request(args: object): Promise<unknown>
  on(event: string, listener: () => void): EarlyProvider
  removeListener(event: string, listener: () => void): EarlyProvider
}

const heard: { info: unknown; provider: EarlyProvider }[] = []

beforeEach(() => {
  page = new EventTarget()
  heard.length = 0
  page.addEventListener('eip6963:announceProvider', (event) => {
    heard.push((event as CustomEvent).detail)
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

afterEach(() => vi.unstubAllGlobals())

it('the element announces a stored wallet at once and at every request, until announcing stops', () => {
  let text: string | null = JSON.stringify({ eip155: info })
  announceStored(
    () => text,
    async () => ({}),
  )
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard.map((one) => one.info)).toEqual([info, info])
  expect(heard[0]?.provider).toBe(heard[1]?.provider)
  text = null
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
  expect(page.injectedWeb3).toBeUndefined()
})

it('the announcement of a stored wallet has the modal’s own rdns and a one-line name, whatever storage contains', () => {
  const name = 'Phone\n\r\t\u0000\u202e'
  const other = { ...info, name, rdns: 'io.other' }
  announceStored(
    () => JSON.stringify({ eip155: other, polkadot: other }),
    async () => ({}),
  )
  const [said] = heard.map((one) => one.info as typeof info)
  expect(said).toMatchObject({ rdns: info.rdns, icon: info.icon })
  expect(said?.name).toMatch(/^Phone[\w ]*$/)
  expect(Object.keys(page.injectedWeb3 ?? {})).toEqual([info.rdns])
  expect(page.injectedWeb3?.[info.rdns]?.name).toMatch(/^Phone[\w ]*$/)
})

it('an app’s request waits until the chunk that handles it has loaded', async () => {
  const request = vi.fn(async () => ['0x1'])
  announceStored(
    () => JSON.stringify({ eip155: info }),
    async () => ({ request }),
  )
  const args = { method: 'eth_accounts' }
  expect(await heard[0]?.provider.request(args)).toEqual(['0x1'])
  expect(request).toHaveBeenCalledExactlyOnceWith(args)
})

it('a stored Polkadot wallet is added to injectedWeb3 and replaces no other wallet', async () => {
  const enable = vi.fn(async () => 'enabled')
  page.injectedWeb3 = { other: { name: 'Other', enable } }
  announceStored(
    () => JSON.stringify({ polkadot: info }),
    async () => ({ enable }),
  )
  expect(Object.keys(page.injectedWeb3)).toEqual(['other', info.rdns])
  expect(page.injectedWeb3[info.rdns]).toMatchObject({ name: 'Phone' })
  expect(await page.injectedWeb3[info.rdns]?.enable('App')).toBe('enabled')
  expect(heard).toEqual([])
})

it('only the announced Polkadot wallet is removed when announcing stops', async () => {
  let text: string | null = JSON.stringify({ polkadot: info })
  const check = announceStored(
    () => text,
    async () => ({}),
  )
  check()
  expect(page.injectedWeb3).toHaveProperty([info.rdns])
  text = null
  check()
  expect(page.injectedWeb3).toEqual({})

  text = JSON.stringify({ polkadot: info })
  check()
  const loaded = { name: 'Phone', enable: async () => ({}) }
  page.injectedWeb3 = { [info.rdns]: loaded }
  text = null
  check()
  expect(page.injectedWeb3).toEqual({ [info.rdns]: loaded })
})

it('requests reject if the chunk fails to load, and subscribing throws nothing', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const failure = new Error('offline')
  announceStored(
    () => JSON.stringify({ eip155: info }),
    () => Promise.reject(failure),
  )
  const provider = heard[0]?.provider
  const listener = () => {}
  const chained = provider?.on('accountsChanged', listener).removeListener('connect', listener)
  expect(chained).toBe(provider)
  await expect(provider?.request({ method: 'eth_accounts' })).rejects.toBe(failure)
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

it('no wallet is announced if the stored data are invalid', () => {
  for (const text of ['', '{', '3', 'null', '[]']) {
    announceStored(
      () => text,
      async () => ({}),
    )
  }
  expect(heard).toEqual([])
})

it.each([
  ['is frozen', Object.freeze({})],
  ['is no object', 'none' as never],
])('announcing a stored Polkadot wallet throws nothing if the list of wallets %s', (_, list) => {
  page.injectedWeb3 = list
  announceStored(
    () => JSON.stringify({ eip155: info, polkadot: info }),
    async () => ({}),
  )
  expect(heard).toHaveLength(1)
  expect(page.injectedWeb3).toBe(list)
})
