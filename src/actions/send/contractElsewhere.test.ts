import { beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { networks } from '../../controllers/networks.ts'
import type { Network } from '../../types/network.ts'
import type { PayingAccount } from '../../types/order.ts'
import { writable } from '../../utils/testing/writable.ts'
import { contractElsewhere } from './contractElsewhere.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const node = vi.hoisted(() => ({
  codes: {} as Record<string, string | Promise<string>>,
  asked: [] as string[],
}))
vi.mock('../services/rpcFor.ts', () => ({
  rpcFor: ({ caipNetworkId }: Network) => {
    return async () => {
      node.asked.push(caipNetworkId)
      const code = await node.codes[caipNetworkId]
      if (code === undefined) throw new Error('no answer')
      return code
    }
  },
}))

const delegated = `0xef0100${'12'.repeat(20)}`
const [ethereum, optimism, base, polygon] = ['1', '10', '8453', '137'].map((id) =>
  toNetwork(`eip155:${id}`),
) as [Network, Network, Network, Network]
const solana = toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const sepolia = { ...toNetwork('eip155:11155111'), testnet: true }

const on = (network: Network) =>
  ({ namespace: network.chainNamespace, network }) as unknown as PayingAccount
const { signal } = new AbortController()
const look = (network = ethereum) => contractElsewhere(on(network), address, signal)

beforeEach(() => {
  node.asked = []
  node.codes = { 'eip155:10': '0x', 'eip155:8453': '0x', 'eip155:137': '0x' }
  writable(networks).requested = [ethereum, solana, optimism, base, sepolia]
})

it('contractElsewhere names the network of the page on which an address is a contract', async () => {
  expect(await look()).toBeNull()
  expect(node.asked).toEqual(['eip155:10', 'eip155:8453'])
  node.codes['eip155:8453'] = '0x6001'
  expect(await look()).toBe(base.name)
})

it('contractElsewhere counts an account with delegated code as no contract', async () => {
  node.codes['eip155:8453'] = delegated
  expect(await look()).toBeNull()
})

it('contractElsewhere asks four networks at most, and test networks only from a test network', async () => {
  const more = ['42161', '43114', '56'].map((id) => toNetwork(`eip155:${id}`))
  writable(networks).requested = [sepolia, ethereum, optimism, base, polygon, ...more]
  await look()
  expect(node.asked).toHaveLength(4)
  expect(node.asked).not.toContain('eip155:11155111')
  node.asked = []
  expect(await look(sepolia)).toBeNull()
  expect(node.asked).toEqual([])
})

it('contractElsewhere passes over a node that fails, and one that does not answer in time', async () => {
  vi.useFakeTimers()
  delete node.codes['eip155:10']
  node.codes['eip155:8453'] = '0x6001'
  expect(await look()).toBe(base.name)
  node.codes['eip155:8453'] = new Promise(() => {})
  const looking = look()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await looking).toBeNull()
  vi.useRealTimers()
})

it('contractElsewhere asks no node once the review is left, nor for families without such contracts', async () => {
  node.codes['eip155:8453'] = '0x6001'
  expect(await contractElsewhere(on(ethereum), address, AbortSignal.abort())).toBeNull()
  expect(await look(solana)).toBeNull()
  expect(node.asked).toEqual([])
})
