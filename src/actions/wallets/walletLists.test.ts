import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addConnector, connectors } from '../../controllers/connectors.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { resetWallets, updateWallets, wallets } from '../../controllers/wallets.ts'
import { writable } from '../../utils/testing/writable.ts'
import { recordAnalytics } from '../report/testing/recordAnalytics.ts'
import { fetchNextPage } from './fetchNextPage.ts'
import { fetchWallets } from './fetchWallets.ts'
import { findInDirectory } from './lateWallets.ts'
import { searchDirectory, setCertifiedOnly, setDirectoryNamespace } from './searchDirectory.ts'
import { listedWallets, startTestDirectory, type TestDirectory } from './testing/testDirectory.ts'

const solanaNetwork = {
  id: 'mainnet',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
} as const

let directory: TestDirectory
const errors: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  directory = await startTestDirectory()
  onHostEvent((name, detail) => {
    if (name === 'error') errors.push(String(Reflect.get(detail, 'code')))
  })
  setRequestedNetworks(
    [1, 8453].map((id) => ({
      id,
      name: `Chain ${id}`,
      chainNamespace: 'eip155',
      caipNetworkId: `eip155:${id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })),
  )
})
afterAll(() => directory.close())

beforeEach(() => {
  Object.assign(options, { featuredWalletIds: [], includeWalletIds: [], excludeWalletIds: [] })
  writable(connectors).list = []
  updateWallets({ certifiedOnly: false })
  resetWallets()
  directory.forget()
  Object.assign(directory, {
    wallets: listedWallets(100),
    status: 200,
    gate: undefined,
    response: undefined,
    count: undefined,
  })
  errors.length = 0
  counted.length = 0
})

const counted = recordAnalytics()
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** Delays responses until the returned function is called. */
function closeGate(): () => void {
  let open = () => {}
  directory.gate = new Promise((resolve) => {
    open = resolve
  })
  return () => open()
}

function install(rdns: string) {
  addConnector({ id: rdns, rdns, type: 'ANNOUNCED', name: rdns, namespace: 'eip155' })
}

describe('the wallet lists of Connect', () => {
  it('are loaded by one request, for four recommendations on the page’s networks and the number of wallets', async () => {
    await Promise.all([fetchWallets(), fetchWallets()])
    await fetchWallets()
    expect(directory.requests()).toEqual([
      expect.objectContaining({ page: '1', entries: '4', chains: 'eip155:1,eip155:8453' }),
    ])
    expect(ids(wallets.recommended)).toEqual(['w0', 'w1', 'w2', 'w3'])
    expect(wallets).toMatchObject({ count: 100, status: 'loaded', featured: [] })
  })

  it('contain featured wallets in the given order, and the number of the others', async () => {
    updateOptions({ featuredWalletIds: ['w7', 'gone', 'w3'] })
    await fetchWallets()
    expect(directory.requests()).toHaveLength(2)
    const requested = directory.requests().find(({ include }) => include)
    expect(requested).toMatchObject({ entries: '3', include: 'w7,gone,w3' })
    expect(ids(wallets.featured)).toEqual(['w7', 'w3'])
    expect(ids(wallets.recommended)).toEqual(['w0', 'w1', 'w2', 'w4'])
    expect(wallets.count).toBe(98)
  })

  it('request only included wallets, and never excluded ones', async () => {
    Object.assign(options, { includeWalletIds: ['w5', 'w6'], excludeWalletIds: ['w6'] })
    await fetchWallets()
    expect(ids(wallets.recommended)).toEqual(['w5'])
  })

  it('leave out a wallet that is both featured and excluded', async () => {
    Object.assign(options, { featuredWalletIds: ['w1', 'w2'], excludeWalletIds: ['w1'] })
    await fetchWallets()
    expect(ids(wallets.featured)).toEqual(['w2'])
  })

  it('request the rdns of a wallet that the host excludes by id, to hide it where it is installed', async () => {
    directory.wallets = [{ id: 'w0', name: 'W', rdns: 'io.w' }]
    updateOptions({ excludeWalletIds: ['w0'] })
    install('io.w')
    await fetchWallets()
    expect(wallets.excludedRdns).toEqual(['io.w'])
    expect(wallets.recommended).toEqual([])
  })

  it('request featured and excluded wallets separately', async () => {
    Object.assign(options, {
      featuredWalletIds: ['w1', 'w2'],
      excludeWalletIds: ['w0', 'w1', 'w5'],
    })
    install('io.other')
    await fetchWallets()
    const byId = directory.requests().filter(({ include }) => include)
    expect(byId).toEqual([
      expect.objectContaining({ include: 'w1,w2', entries: '2', exclude: 'w0,w1,w5' }),
      expect.objectContaining({ include: 'w0,w1,w5', entries: '3' }),
    ])
    expect(directory.requests()).toHaveLength(3)
  })

  it('request the name of an excluded wallet without an rdns, to hide it where it is installed on another namespace', async () => {
    directory.wallets = [{ id: 'w0', name: 'W' }]
    updateOptions({ excludeWalletIds: ['w0'] })
    writable(connectors).list = [{ id: 'W', type: 'ANNOUNCED', name: 'W', namespace: 'solana' }]
    await fetchWallets()
    expect(wallets.excludedNames).toEqual(['W'])
  })

  it('request the rdns of an excluded wallet even if it announces itself only during the first request', async () => {
    directory.wallets = [{ id: 'w0', name: 'W', rdns: 'io.w' }]
    updateOptions({ excludeWalletIds: ['w0'] })
    const open = closeGate()
    const loading = fetchWallets()
    install('io.w')
    open()
    await loading
    expect(wallets.excludedRdns).toEqual(['io.w'])
  })

  it('leave Coinbase Wallet out of lists, search and lookup while it is turned off', async () => {
    const id = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
    const coinbase = { id, name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }
    directory.wallets = [coinbase, { ...coinbase, id: 'other id' }, ...listedWallets(2)]
    updateOptions({ featuredWalletIds: [id] })
    const read = async () => {
      resetWallets()
      await fetchWallets()
      await fetchNextPage()
      await searchDirectory('coinbase')
      const found = await findInDirectory('Coinbase Wallet')
      const { featured, recommended, pages, search } = wallets
      return [...featured, ...recommended, ...pages.wallets, ...search.wallets, found?.wallet]
    }
    const isListed = async () => (await read()).some((one) => one?.name === 'Coinbase Wallet')
    expect(await isListed()).toBe(true)
    updateOptions({ enableCoinbase: false })
    expect(await isListed()).toBe(false)
    updateOptions({ enableCoinbase: true })
  })

  it('request nothing without a project id', async () => {
    updateOptions({ projectId: null })
    await fetchWallets()
    await fetchNextPage()
    updateOptions({ projectId: 'p1' })
    expect(directory.requests()).toEqual([])
  })

  it('emit one error if their request fails, and load on retry', async () => {
    directory.status = 500
    await fetchWallets()
    expect(wallets.status).toBe('failed')
    expect(errors).toEqual(['HTTP_ERROR'])
    directory.status = 200
    await fetchWallets()
    expect(wallets.status).toBe('loaded')
    expect(wallets.recommended).toHaveLength(4)
  })

  it('ignore a response for a configuration that has changed since', async () => {
    const open = closeGate()
    const stale = fetchWallets()
    updateOptions({ featuredWalletIds: ['w9'] })
    resetWallets()
    directory.gate = undefined
    await fetchWallets()
    open()
    await stale
    expect(ids(wallets.featured)).toEqual(['w9'])
    expect(ids(wallets.recommended)).not.toContain('w9')
  })
})

describe('the list of All Wallets', () => {
  async function readToTheEnd() {
    let before = -1
    while (wallets.pages.wallets.length > before) {
      before = wallets.pages.wallets.length
      await fetchNextPage()
      await expect.poll(() => wallets.pages.status).not.toBe('loading')
    }
    return ids(wallets.pages.wallets)
  }

  it('loads pages of 40 and stops at the end', async () => {
    await readToTheEnd()
    expect(directory.requests().map(({ page, entries }) => [page, entries])).toEqual([
      ['1', '40'],
      ['2', '40'],
      ['3', '40'],
    ])
  })

  it.each([3, 38, 39, 40, 41, 79, 80, 83, 100])(
    'contains each of %i wallets once, those in Connect first',
    async (count) => {
      directory.wallets = listedWallets(count)
      updateOptions({ featuredWalletIds: ['w2', 'w1'] })
      await fetchWallets()
      const all = await readToTheEnd()
      expect(all.slice(0, 2)).toEqual(['w2', 'w1'])
      expect(new Set(all).size).toBe(count)
      expect(all).toHaveLength(count)
    },
  )

  it('skips no wallet if recommendations arrive between two pages', async () => {
    await fetchNextPage()
    await fetchWallets()
    expect(new Set(await readToTheEnd()).size).toBe(100)
  })

  it('requests a page once, however often the user reaches the end', async () => {
    await Promise.all([fetchNextPage(), fetchNextPage()])
    expect(directory.requests()).toHaveLength(1)
  })

  it('keeps its wallets if a page fails, and a retry requests that page', async () => {
    await fetchNextPage()
    directory.status = 503
    await fetchNextPage()
    expect(wallets.pages).toMatchObject({ status: 'failed', page: 1 })
    expect(wallets.pages.wallets).toHaveLength(40)
    directory.status = 200
    expect(await readToTheEnd()).toHaveLength(100)
  })

  it('ends although some entries are malformed', async () => {
    const bad = { id: 'bad', name: '' }
    directory.wallets = [...listedWallets(40), bad, ...listedWallets(3, 'x')]
    expect(await readToTheEnd()).toHaveLength(43)
  })

  it('ends if every page contains the same wallets', async () => {
    const same = listedWallets(40)
    directory.response = { data: same, count: 5_000 }
    expect(await readToTheEnd()).toHaveLength(40)
    await fetchNextPage()
    await fetchNextPage()
    expect(directory.requests().map(({ page }) => page)).toEqual(['1', '2'])
  })

  it.each([-5, 1e308, 0.5])('loads to its end if the reported count is %d', async (count) => {
    directory.count = count
    await fetchWallets()
    expect(wallets.count).toBe(0)
    expect(await readToTheEnd()).toHaveLength(100)
    expect(wallets.pages.count).toBe(100)
  })

  it('contains wallets of the modal’s namespace, and starts again for another namespace', async () => {
    writable(networks.requested).push({ ...solanaNetwork })
    try {
      await fetchNextPage()
      setDirectoryNamespace('solana')
      expect(wallets.pages.wallets).toEqual([])
      await fetchNextPage()
      await searchDirectory('w')
      const chains = directory.requests().map((requested) => requested.chains)
      const all = `eip155:1,eip155:8453,${solanaNetwork.caipNetworkId}`
      expect(chains).toEqual([all, solanaNetwork.caipNetworkId, solanaNetwork.caipNetworkId])
    } finally {
      setDirectoryNamespace(undefined)
      writable(networks.requested).pop()
    }
  })

  it('starts again when limited to certified wallets, and when no longer limited', async () => {
    await fetchWallets()
    await fetchNextPage()
    setCertifiedOnly(true)
    const certified = await readToTheEnd()
    expect(certified).toHaveLength(50)
    expect(directory.requests().at(-1)).toMatchObject({ badge_type: 'certified' })
    setCertifiedOnly(false)
    expect(await readToTheEnd()).toHaveLength(100)
    expect(wallets.count).toBe(100)
  })

  it('contains no page of all wallets while it is limited to certified ones', async () => {
    const open = closeGate()
    const page = fetchNextPage()
    setCertifiedOnly(true)
    open()
    directory.gate = undefined
    await page
    const all = await readToTheEnd()
    expect(all).toHaveLength(50)
  })
})

describe('the search in All Wallets', () => {
  it('sends one request for up to 100 wallets, without surrounding spaces', async () => {
    updateOptions({ excludeWalletIds: ['w42'] })
    await searchDirectory('  w4 ')
    expect(directory.requests()).toEqual([
      expect.objectContaining({ page: '1', entries: '100', search: 'w4', exclude: 'w42' }),
    ])
    expect(wallets.search).toMatchObject({ query: 'w4', status: 'loaded' })
    expect(ids(wallets.search.wallets)).not.toContain('w42')
    expect(wallets.search.wallets).toHaveLength(10)
    expect(counted).toEqual([{ event: 'SEARCH_WALLET', properties: { badge: '', search: 'w4' } }])
  })

  it('shows the result of the newer search, whichever responds first', async () => {
    const open = closeGate()
    const older = searchDirectory('w1')
    directory.gate = undefined
    await searchDirectory('w2')
    open()
    await older
    expect(wallets.search.query).toBe('w2')
    expect(ids(wallets.search.wallets)).toContain('w2')
    expect(errors).toEqual([])
  })

  it('ends without a request when the field is empty', async () => {
    await searchDirectory('w1')
    await searchDirectory(' ')
    expect(wallets.search).toEqual({ query: '', wallets: [], status: 'idle' })
    expect(directory.requests()).toHaveLength(1)
  })

  it('shows a failure, and can be repeated', async () => {
    directory.status = 500
    await searchDirectory('w1')
    expect(wallets.search.status).toBe('failed')
    expect(errors).toEqual(['HTTP_ERROR'])
    directory.status = 200
    await searchDirectory('w1')
    expect(wallets.search.status).toBe('loaded')
  })

  it('is repeated when the filter for certified wallets changes', async () => {
    await searchDirectory('w1')
    setCertifiedOnly(true)
    await expect.poll(() => wallets.search.status).toBe('loaded')
    await expect.poll(() => wallets.pages.status).toBe('loaded')
    expect(wallets.search.wallets.every((one) => one.badge_type === 'certified')).toBe(true)
  })
})
