import { Interface } from 'ethers/abi'
import { describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { readPools } from './pools.ts'

const quoter = `0x${'1'.repeat(40)}`
const [low, high] = [`0x${'2'.repeat(40)}`, `0x${'3'.repeat(40)}`]
const unit = 2n ** 96n
const abi = new Interface([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256, uint160, uint32, uint256)',
])

/** A quoter with one pool of 0.3 %, in which the first token is worth four of the second. It pays `paid` percent. */
const node =
  (paid = 100n): RpcRequest =>
  async (_method, params) => {
    const [{ to, data }] = params as [{ to: string; data: string }]
    if (to !== quoter) throw new Error('execution reverted')
    const [{ tokenIn, amountIn, fee }] = abi.decodeFunctionData('quoteExactInputSingle', data)
    if (fee !== 3_000n) throw new Error('execution reverted')
    const full = tokenIn === low ? amountIn * 4n : amountIn / 4n
    const out = (full * 997n * paid) / 100_000n
    return abi.encodeFunctionResult('quoteExactInputSingle', [out, 2n * unit, 1, 90_000n])
  }

describe('a pool of Uniswap V3', () => {
  // https://docs.uniswap.org/contracts/v3/reference/periphery/lens/QuoterV2: the tuple has amountIn before fee.
  it('is read by the published ABI of QuoterV2', async () => {
    const asked: string[] = []
    await readPools(
      async (method, params) => {
        asked.push((params as [{ data: string }])[0].data)
        return node()(method, params)
      },
      [],
      { quoter },
      [low, high],
    )
    const words = ['2'.repeat(40), '3'.repeat(40), '1', (3_000).toString(16), '0']
    const data = words.map((one) => one.padStart(64, '0')).join('')
    expect(asked).toContain(`0xc6a5026a${data}`)
  })

  it.each([
    ['the first token', [low, high], 4n, 1n],
    ['the second token', [high, low], 1n, 4n],
  ] as const)(
    'has its price before the trade and before the fee, for %s',
    async (_, pair, over, under) => {
      const [pool, ...others] = await readPools(node(), [], { quoter }, pair)
      expect(others).toEqual([])
      expect((pool?.spot.over ?? 0n) * under).toBe((pool?.spot.under ?? 0n) * over)
    },
  )

  it.each([
    [100n, true],
    [96n, true],
    [94n, false],
  ])('that pays %s % of its price counts: %s', async (paid, isDeep) => {
    const [pool] = await readPools(node(paid), [], { quoter }, [low, high])
    expect(await pool?.isDeep(10n ** 18n)).toBe(isDeep)
  })

  it.each([
    ['does not respond', () => Promise.reject(new Error('no answer'))],
    ['responds with no result', async () => '0x'],
    ['responds with garbage', async () => ({ result: 7 })],
  ])('is missing if the node %s', async (_, rpc) => {
    expect(await readPools(rpc, [quoter], { quoter }, [low, high])).toEqual([])
  })
})
