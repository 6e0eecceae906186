import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { networks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { Rehearsal, SwapCall, SwapOrder } from '../../types/swapper.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { independentNode } from './independentNode.ts'
import { rehearseCalls } from './rehearseCalls.ts'

const given = vi.hoisted(() => ({
  wallet: null as string | null,
  rehearse: async (_node: string): Promise<unknown> => null,
}))
const nodes = new Map<RpcRequest, string>()

function node(name: string): RpcRequest {
  const rpc: RpcRequest = async () => name
  nodes.set(rpc, name)
  return rpc
}

vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  loadLaterPart: async () => ({
    readByWallet: () => node('wallet'),
    rehearse: (_order: unknown, _calls: unknown, rpc: RpcRequest) =>
      given.rehearse(nodes.get(rpc) ?? ''),
  }),
}))
vi.mock('../../controllers/connections.ts', async (original) => ({
  ...(await original<object>()),
  liveConnection: () =>
    given.wallet && { connection: { wallet: { id: given.wallet }, provider: {} } },
}))
vi.mock('../services/rpcFor.ts', () => ({ rpcFor: () => node('page') }))

const paying: PayingAccount = {
  namespace: 'eip155',
  address: '0x1',
  network: testNetwork(1),
  isSmartAccount: false,
}
const api = 'https://api.example/base'

beforeEach(() => {
  writable(networks).active = { eip155: testNetwork(1) }
  Object.assign(options, { projectId: 'p', blockchainApiUrl: api, customRpcUrls: {} })
  given.wallet = null
})
afterEach(() => void Object.assign(options, { projectId: '', customRpcUrls: {} }))

const found = async () => {
  const rpc = await independentNode(paying)
  return rpc && nodes.get(rpc)
}

describe('the node that is independent of the swap service', () => {
  it.each<[string, string[], string | null, string | null]>([
    ['is the page’s on another host', ['https://node.example'], null, 'page'],
    ['is the page’s on another port', ['https://api.example:8545'], null, 'page'],
    ['is none on the same host, with another path', ['https://api.example/node'], null, null],
    [
      'is none if one of the page’s nodes is on the same host',
      ['https://node.example', 'https://API.example/2'],
      null,
      null,
    ],
    ['is none without nodes of the page', [], null, null],
    ['is that of an announced wallet', [], 'io.wallet', 'wallet'],
    ['is that of an injected wallet', ['https://api.example/node'], 'injected', 'wallet'],
    ['is none over WalletConnect', [], 'walletConnect', null],
    ['is none for the embedded wallet', [], 'ID_AUTH', null],
    ['is the page’s before the wallet’s', ['https://node.example'], 'io.wallet', 'page'],
  ])('%s', async (_, urls, wallet, expected) => {
    updateOptions({ customRpcUrls: { 'eip155:1': urls } })
    given.wallet = wallet
    expect(await found()).toBe(expected)
  })
})

describe('a simulation', () => {
  const order = {} as SwapOrder
  const calls: SwapCall[] = []
  const seen = (arrives: bigint | null): Rehearsal => ({ arrives, gasLimits: null })
  const run = () => rehearseCalls(paying, order, calls)
  const fails = (code: 'RPC_ERROR' | 'SWAP_SHORTFALL') => Promise.reject(new WalletModalError(code))

  it('is the word of the service if only its own node simulates', async () => {
    given.rehearse = async () => seen(7n)
    expect(await run()).toEqual({ ...seen(7n), isProved: false })
  })

  it('is proved by the wallet’s node', async () => {
    given.wallet = 'io.wallet'
    given.rehearse = async (name) => seen(name === 'wallet' ? 5n : 7n)
    expect(await run()).toEqual({ ...seen(5n), isProved: true })
  })

  it('is refused by the wallet’s node, whatever the service’s node says', async () => {
    given.wallet = 'io.wallet'
    given.rehearse = async (name) => (name === 'wallet' ? fails('SWAP_SHORTFALL') : seen(7n))
    await expect(run()).rejects.toMatchObject({ code: 'SWAP_SHORTFALL' })
  })

  it.each([
    ['cannot simulate', () => Promise.resolve(seen(null))],
    ['fails', () => fails('RPC_ERROR')],
    ['throws something else', () => Promise.reject(new TypeError('no'))],
  ])('is not proved by a wallet’s node that %s', async (_, respond) => {
    given.wallet = 'io.wallet'
    given.rehearse = async (name) => (name === 'wallet' ? respond() : seen(7n))
    expect(await run()).toEqual({ ...seen(7n), isProved: false })
  })
})
