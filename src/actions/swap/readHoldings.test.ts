import { afterEach, expect, it, vi } from 'vitest'
import { resetSwap, swap, updateSwap } from '../../controllers/swap.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import { readHoldings, requireDecimals } from './readHoldings.ts'

const chain = vi.hoisted(() => ({ decimals: 6 }))
vi.mock('../../chains/families.ts', () => ({
  loadFamilyPart: async () => ({
    getBalance: async () => 7n,
    getTokenBalance: async () => ({ amountBaseUnits: 5n, decimals: chain.decimals }),
  }),
}))
vi.mock('../account/payingAccount.ts', () => ({
  contextOf: () => ({ rpc: async () => null, provider: null }),
  isStillPaying: () => true,
}))
vi.mock('./independentNode.ts', () => ({ independentNode: async () => null }))

const paying = {
  namespace: 'eip155',
  address: '0xMe',
  network: { caipNetworkId: 'eip155:1' },
} as unknown as PayingAccount
const token = (address: string, decimals: number): SwapToken => ({
  address: `eip155:1:${address}`,
  chainId: 'eip155:1',
  decimals,
  iconUrl: '',
  isNative: false,
  name: address,
  symbol: address,
})

afterEach(() => {
  chain.decimals = 6
  resetSwap()
})

it('a token whose contract has the listed decimals is held, and is swapped', async () => {
  updateSwap({ sourceToken: token('0xa', 6), toToken: token('0xb', 6) })
  await readHoldings(paying)
  expect(swap.holdings).toEqual({ 'eip155:1:0xa': 5n, 'eip155:1:0xb': 5n })
  expect(() => requireDecimals(swap)).not.toThrow()
})

it('a token whose contract has other decimals than the list is refused, and stays in the draft', async () => {
  chain.decimals = 18
  updateSwap({ sourceToken: token('0xa', 18), toToken: token('0xb', 6) })
  await expect(readHoldings(paying)).rejects.toMatchObject({ code: 'SWAP_REFUSED' })
  expect(swap.toToken?.symbol).toBe('0xb')
  expect(swap.holdings).toEqual({ 'eip155:1:0xa': 5n })
  expect(() => requireDecimals(swap)).toThrow('18 decimals, not 6')
  updateSwap({ toToken: token('0xc', 18) })
  expect(() => requireDecimals(swap)).not.toThrow()
})
