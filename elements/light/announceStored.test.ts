import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceStored } from './announceStored.ts'

const info = { uuid: 'u', name: 'Phone', icon: 'data:image/png;base64,', rdns: 'app.wallet-modal' }

interface Page extends EventTarget {
  injectedWeb3?: Record<string, { name: string; enable(origin: string): Promise<unknown> }>
}

let page: Page
const heard: { info: unknown; provider: { request(args: object): Promise<unknown> } }[] = []

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

it('announces at once and whenever an app asks, as long as it is to be told', () => {
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

it('has what an app asks wait for the code that answers', async () => {
  const request = vi.fn(async () => ['0x1'])
  announceStored(
    () => JSON.stringify({ eip155: info }),
    async () => ({ request }),
  )
  const args = { method: 'eth_accounts' }
  expect(await heard[0]?.provider.request(args)).toEqual(['0x1'])
  expect(request).toHaveBeenCalledExactlyOnceWith(args)
})

it('puts a Polkadot wallet beside those that are there', async () => {
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

it('is not put out by what stands in storage', () => {
  for (const text of ['', '{', '3', 'null', '[]']) {
    announceStored(
      () => text,
      async () => ({}),
    )
  }
  expect(heard).toEqual([])
})
