import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { addConnector, connectors } from '../../controllers/connectors.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, options, updateOptions } from '../../controllers/options.ts'
import { resetWallets, updateWallets, wallets } from '../../controllers/wallets.ts'
import { writable } from '../../utils/testing/writable.ts'
import { fetchWallets } from '../wallets/fetchWallets.ts'
import {
  listedWallets,
  startTestDirectory,
  type TestDirectory,
} from '../wallets/testing/testDirectory.ts'
import { listWallets } from './listWallets.ts'
import { searchForPage } from './searchForPage.ts'

let directory: TestDirectory

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  directory = await startTestDirectory()
  setRequestedNetworks([
    toNetwork('eip155:1'),
    toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  ])
})
afterAll(() => {
  vi.unstubAllGlobals()
  return directory.close()
})

beforeEach(() => {
  const { projectId, servicesUrl } = options
  Object.assign(options, defaultOptions, { projectId, servicesUrl })
  writable(connectors).list = []
  const { connector, type } = walletConnect
  addConnector({ ...connector, type, namespace: 'eip155' })
  resetWallets()
  updateWallets({ recent: [], askedBy: 'modal' })
  directory.forget()
  Object.assign(directory, { wallets: listedWallets(100), gate: undefined })
})

const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name)

function install(name: string, more: Record<string, unknown> = {}) {
  const id = `io.${name.toLowerCase()}`
  addConnector({ id, rdns: id, type: 'ANNOUNCED', name, namespace: 'eip155', ...more })
}

describe('the lists for a page that draws its own', () => {
  it('are null until a list was asked for', async () => {
    install('Fox')
    updateWallets({ askedBy: null })
    expect(listWallets()).toBeNull()
    updateWallets({ askedBy: 'modal' })
    expect(names(listWallets()?.installed)).toEqual(['Fox'])
  })

  it('contain installed wallets of all chain families, recent ones, and all that are recommended', async () => {
    install('Fox', { imageUrl: 'data:image/png;base64,AA' })
    addConnector({ id: 'Fox', type: 'ANNOUNCED', name: 'Fox', namespace: 'solana' })
    updateWallets({ recent: [{ id: 'w9', name: 'Nine', chains: ['eip155:1'] }] })
    await fetchWallets()
    expect(listWallets()).toMatchObject({
      installed: [
        {
          id: 'io.fox',
          name: 'Fox',
          rdns: 'io.fox',
          icon: 'data:image/png;base64,AA',
          namespaces: ['eip155', 'solana'],
          ways: ['installed'],
          status: 'installed',
        },
      ],
      recent: [
        {
          id: 'w9',
          name: 'Nine',
          rdns: null,
          icon: null,
          namespaces: ['eip155'],
          ways: ['qr'],
          status: 'available',
        },
      ],
      featured: [{ id: 'w0' }, { id: 'w1' }, { id: 'w2' }, { id: 'w3' }],
    })
  })

  it('have no icon with a scheme that may run code', async () => {
    install('Fox', { imageUrl: 'javascript:alert(1)' })
    await fetchWallets()
    expect(listWallets()?.installed[0]?.icon).toBeNull()
  })

  it('have no wallet that the page excludes or does not name, nor one by QR code where that is off', async () => {
    install('Fox')
    install('Hare')
    updateWallets({ recent: [{ id: 'w9', name: 'Nine' }] })
    updateOptions({ excludeWalletIds: ['w9', 'io.hare'] })
    await fetchWallets()
    expect([names(listWallets()?.installed), names(listWallets()?.recent)]).toEqual([['Fox'], []])
    updateOptions({ excludeWalletIds: [], onlyWallets: ['Hare', 'Wallet w1'] })
    resetWallets()
    await fetchWallets()
    expect(names(listWallets()?.installed)).toEqual(['Hare'])
    expect(names(listWallets()?.featured)).toEqual(['Wallet w1'])
    writable(connectors).list = connectors.list.filter(({ id }) => id !== 'walletConnect')
    expect(listWallets()).toMatchObject({ recent: [], featured: [] })
  })
})

describe('the search of a page', () => {
  it('returns each page of matching wallets as in the lists, and finds them again without a request', async () => {
    const [first, second] = await Promise.all([searchForPage('Wallet', 1), searchForPage('', 3)])
    expect(first).toHaveLength(40)
    expect(first[0]).toMatchObject({ id: 'w0', ways: ['qr'], status: 'available' })
    expect(second.map(({ id }) => id)).toEqual(
      listedWallets(100)
        .slice(80)
        .map(({ id }) => id),
    )
    expect(wallets.found).toHaveLength(60)
  })

  it('gives each call the result of its own query, in whatever order the directory responds', async () => {
    let open = () => {}
    directory.gate = new Promise((resolve) => {
      open = resolve
    })
    const slow = searchForPage('w11', 1)
    await vi.waitFor(() => expect(directory.requests()).toHaveLength(1))
    directory.gate = undefined
    expect(names(await searchForPage('w22', 1))).toEqual(['Wallet w22'])
    open()
    expect(names(await slow)).toEqual(['Wallet w11'])
  })

  it('says of an installed wallet that it is installed, and leaves out excluded ones', async () => {
    directory.wallets = [
      { id: 'a', name: 'Fox', rdns: 'io.fox' },
      { id: 'b', name: 'Foxy' },
    ]
    install('Fox')
    updateOptions({ excludeWalletIds: ['b'] })
    expect(await searchForPage('Fox', 1)).toMatchObject([
      { id: 'a', ways: ['installed', 'qr'], status: 'installed' },
    ])
  })

  it('rejects if the directory does not respond properly', async () => {
    directory.status = 500
    await expect(searchForPage('w1', 1)).rejects.toMatchObject({ code: 'HTTP_ERROR' })
    directory.status = 200
  })
})
