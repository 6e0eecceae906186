import { describe, expect, it } from 'vitest'
import type { SwapToken } from '../../types/swap.ts'
import { describeQuote, levelOf, ratePlaces } from './describeQuote.ts'

const token = (symbol: string, decimals: number, isNative = false): SwapToken => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:${symbol.toLowerCase()}`,
  isNative,
  decimals,
  iconUrl: null,
})
const ETH = token('ETH', 18, true)
const USDC = token('USDC', 6)
const GRAIN = token('GRAIN', 36)
const PTS = token('PTS', 0)
const tokens = [ETH, USDC, GRAIN, PTS]
const prices = { 'eip155:1:eth': 2500, 'eip155:1:usdc': 1, 'eip155:1:grain': 2 }
const ether = 10n ** 18n

describe('the figures of a swap quote', () => {
  it('are rounded to the user’s disadvantage', () => {
    const quote = { fromAmount: ether, toAmount: 2_475_000_001n }
    const fee = 400_000_000_001n
    const figures = describeQuote({ prices, tokens }, { source: ETH, target: USDC, quote }, fee)
    expect(figures.rate).toBe(2_475_000_001n * 10n ** BigInt(ratePlaces))
    // The order loses slightly less than 1 %; the price impact is rounded up to 100 hundredths of a percent.
    expect(figures.impact).toBe(100n)
    expect(figures.providerFee).toBe(8_500_000_000_000_000n)
    expect(figures.providerFeeCents).toBe(2_125n)
    expect(figures.minimum).toBe(2_450_250_000n)
    expect(figures.sourceCents).toBe(250_000n)
    expect(figures.targetCents).toBe(247_500n)
    // The fee of 0.1 cent is rounded up to one cent.
    expect(figures.feeCents).toBe(1n)
    expect(figures.totalCents).toBe(2_501n)
  })

  it('are correct for tokens with 36 decimals and with none', () => {
    const quote = { fromAmount: 3n * 10n ** 36n, toAmount: 7n }
    const figures = describeQuote({ prices, tokens }, { source: GRAIN, target: PTS, quote }, null)
    expect(figures.rate).toBe((7n * 10n ** BigInt(ratePlaces)) / 3n)
    expect(figures.minimum).toBe(6n)
    expect(figures.sourceCents).toBe(600n)
  })

  it('are null without a price', () => {
    const quote = { fromAmount: 5n, toAmount: ether }
    const figures = describeQuote({ prices, tokens }, { source: PTS, target: ETH, quote }, 1n)
    expect(figures).toMatchObject({ impact: null, totalCents: null, providerFeeCents: null })
    // Without decimals the fee of five units is rounded up to one.
    expect(figures.providerFee).toBe(1n)
  })

  it('contain the simulated loss if it is worse than the quoted one', () => {
    const quote = { fromAmount: ether, toAmount: 2_475_000_000n }
    const pair = { source: ETH, target: USDC, quote }
    const impact = (arrives: bigint | null) =>
      describeQuote({ prices, tokens }, pair, null, arrives).impact
    expect([impact(null), impact(2_500_000_000n), impact(1_250_000_000n)]).toEqual([
      100n,
      100n,
      5_000n,
    ])
  })

  it.each([
    ['none', 499n],
    ['warn', 500n],
    ['warn', 1_499n],
    ['confirm', 1_500n],
    ['confirm', 5_000n],
    ['type', 5_001n],
    ['unknown', null],
  ])('require %s for a loss of %s hundredths of a percent', (level, impact) => {
    expect(levelOf(impact)).toBe(level)
  })

  it('mark a provider fee as tiny if it is below the last decimal shown', () => {
    const isTiny = (source: SwapToken, fromAmount: bigint) =>
      describeQuote(
        { prices, tokens },
        { source, target: USDC, quote: { fromAmount, toAmount: 1n } },
        null,
      ).isProviderFeeTiny
    expect([isTiny(ETH, 10n ** 14n), isTiny(ETH, ether)]).toEqual([true, false])
    expect([isTiny(PTS, 5n), isTiny(PTS, 118n)]).toEqual([true, false])
  })

  it('count a gain as no loss', () => {
    const quote = { fromAmount: ether, toAmount: 2_600_000_000n }
    const figures = describeQuote({ prices, tokens }, { source: ETH, target: USDC, quote }, ether)
    expect(figures).toMatchObject({ impact: 0n, totalCents: 250_000n })
  })
})
