import { beforeEach, expect, it, vi } from 'vitest'
import { options, updateOptions } from '../../controllers/options.ts'
import type { BalanceReader } from '../../types/chainAdapter.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { readTokens } from './readTokens.ts'

const held = vi.hoisted(() => ({ amounts: {} as Record<string, bigint> }))

vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async (): Promise<BalanceReader> => ({
    getBalance: async () => 10n ** 18n,
    knownTokens: async () => ['1984', '1337'],
    async getTokenBalance(_, token) {
      const amountBaseUnits = held.amounts[token]
      if (amountBaseUnits === undefined) throw new Error('no such token')
      return { amountBaseUnits, decimals: 6, symbol: `T${token}` }
    },
  }),
}))

beforeEach(() => {
  Object.assign(options, { projectId: null, tokens: {} })
})

const listed = async () => {
  const { tokens, status } = await readTokens({ address: 'any', network: testNetwork(1) })
  expect(status).toBe('unlisted')
  return tokens.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)
}

it('a built-in token of the chain family is listed if the account has a balance of the token', async () => {
  held.amounts = { 1984: 1_500_000n, 1337: 0n }
  expect(await listed()).toEqual(['1 ETH', '1.5 T1984'])
})

it('a configured token is listed once, even with a balance of zero, and an unreadable token hides no other', async () => {
  updateOptions({ tokens: { 'eip155:1': { address: '1337' } } })
  held.amounts = { 1337: 0n }
  expect(await listed()).toEqual(['1 ETH', '0 T1337'])
})
