import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import type { ReadRequest, Statement } from '../../types/review.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { readDealings } from './readDealings.ts'

const network = testNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const poison = `0x7099${'0'.repeat(32)}79C8`
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const place = { networkId: network.caipNetworkId, network, address }
const hash = `0x${'1'.repeat(64)}`

/** Response of the history service: the account has paid the shop. */
const whole = {
  data: [
    {
      id: '1',
      metadata: {
        operationType: 'send',
        hash,
        chain: 'eip155:1',
        minedAt: '2026-01-01T00:00:00Z',
        sentFrom: address,
        sentTo: shop,
        status: 'confirmed',
      },
    },
  ],
  next: null,
}
let history: unknown
let requests: string[]

beforeEach(() => {
  history = whole
  requests = []
  setRequestedNetworks([network])
  Object.assign(options, {
    projectId: 'p1',
    customRpcUrls: { 'eip155:1': ['https://node.example'] },
  })
  vi.stubGlobal('fetch', async (url: URL, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url)
    requests.push(pathname)
    if (pathname.endsWith('/supported-chains')) return Response.json({ http: ['eip155:1'], ws: [] })
    if (pathname.endsWith('/history'))
      return history ? Response.json(history) : new Response(null, { status: 500 })
    const { id } = JSON.parse(body ?? '{}')
    const result = { hash, from: address.toLowerCase(), to: shop.toLowerCase(), input: '0x' }
    return Response.json({ jsonrpc: '2.0', id, result })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(options, defaultOptions)
})

const pay = (to: string, parts: Statement[] = []): Statement => ({
  text: 'review.pay',
  values: {
    value: { kind: 'amount', amount: 1n, unit: 'native' },
    to: { kind: 'address', address: to },
  },
  parts,
})
const read = (statements: Statement[], names: Parameters<typeof readDealings>[1] = {}) => {
  const request = {
    heading: 'review.list',
    caipNetworkId: null,
    from: null,
    isRisky: true,
  } as const
  return readDealings({ ...request, statements } satisfies ReadRequest, names, place)
}
const nothing = { newReceivers: [], lookalikes: [] }

it('a receiver is new if the whole history has no payment to it, also one inside of another call', async () => {
  expect(await read([pay(shop, [pay(stranger)])])).toEqual({
    newReceivers: [stranger],
    lookalikes: [],
  })
})

it('a receiver that resembles one that the account has paid is warned of with both addresses', async () => {
  const receiver = { kind: 'address', address: poison } as const
  expect(await read([{ text: 'review.transfer', values: { receiver } }])).toEqual({
    newReceivers: [],
    lookalikes: [
      {
        text: 'review.receiver.lookalike',
        values: { to: receiver, known: { kind: 'address', address: shop } },
        isGrave: true,
      },
    ],
  })
})

it.each([
  ['has more pages than were read', { ...whole, next: 'more' }],
  ['cannot be read', null],
  ['is switched off by the page', undefined],
])('nothing is said of a receiver if the history %s', async (_, given) => {
  history = given
  const features = { ...defaultOptions.features, history: false }
  if (given === undefined) Object.assign(options, { features })
  expect(await read([pay(stranger)])).toEqual(nothing)
})

it('no history is requested for receivers with a known name, and for approvals', async () => {
  const names = { [stranger]: { kind: 'message', text: 'review.name.declared' } } as const
  const spender = { kind: 'address', address: shop } as const
  expect(
    await read([pay(stranger), { text: 'review.approve', values: { spender } }], names),
  ).toEqual(nothing)
  expect(requests).toEqual([])
})
