import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { addSentHere, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'

import { findLookalike, knownAddresses } from './knownAddresses.ts'

const network = testNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sending = { namespace: 'eip155', address, network, isSmartAccount: false } as const
const requests: string[] = []

beforeEach(() => {
  requests.length = 0
  setRequestedNetworks([network])
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

it('a receiver of a stored transaction is known only if this page has sent it or the chain proves it', async () => {
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const hash = `0x${'1'.repeat(64)}`
  const stored = {
    hash,
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
    from: address,
    kind: 'send',
    to,
  }
  writable(pendingTransactions).list = [stored as PendingTransaction]
  const knows = async () =>
    (await knownAddresses(sending)).dealings.some((dealing) => dealing.address === to)
  expect(await knows()).toBe(false)
  addSentHere(hash)
  expect(await knows()).toBe(true)
  writable(pendingTransactions).list = []
})

const known = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

it.each([
  ['the same at both ends', `0x3c44${'7'.repeat(32)}93bc`, true],
  ['itself', known, false],
  ['itself in lower case', known.toLowerCase(), false],
  ['the same at one end', `0x3C44${'7'.repeat(36)}`, false],
])('`findLookalike` compares a receiver with the known addresses: %s', (_, address, isLike) => {
  expect(findLookalike(address, [known])).toBe(isLike ? known : undefined)
})

it('a lookalike address is also found if addresses have no prefix', () => {
  const owner = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
  const fake = '7v54AAAAtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
  expect(findLookalike(fake, [owner])).toBe(owner)
})
