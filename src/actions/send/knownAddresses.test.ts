import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networks } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { knownAddresses } from './knownAddresses.ts'

const network = testNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sending = { namespace: 'eip155', address, network, isSmartAccount: false } as const
const requests: string[] = []

beforeEach(() => {
  requests.length = 0
  networks.requested = [network]
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url)
    requests.push(pathname)
    const isList = pathname.endsWith('/supported-chains')
    return Response.json(isList ? { http: ['eip155:1'], ws: [] } : { data: [], next: null })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(options, defaultOptions)
})

it.each([
  [true, true],
  [['eip155'], true],
  [false, false],
  [['solana'], false],
] as const)(
  'the history API is requested for a receiver only if features.history covers the namespace: %s',
  async (given, history) => {
    const features = { ...defaultOptions.features, history: given }
    Object.assign(options, { projectId: 'p1', features })
    const known = await knownAddresses(sending)
    expect(requests.filter((path) => path.endsWith('/history'))).toHaveLength(history ? 1 : 0)
    expect(known.isWhole).toBe(history)
  },
)
