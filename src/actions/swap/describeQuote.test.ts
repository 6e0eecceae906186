import { describe, expect, it } from 'vitest'
import type { SwapToken } from '../../types/swap.ts'
import type { PriceClaim } from '../amounts/evidence.ts'
import { describeQuote, levelOf, ratePlaces, shortenToType } from './describeQuote.ts'
import { judgeEvidence } from './judgeEvidence.ts'

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
const ether = 10n ** 18n
const usd: Record<string, number> = { ETH: 2500, USDC: 1, GRAIN: 2 }

/** The service's prices. */
const told = ({ symbol }: SwapToken): PriceClaim[] =>
  usd[symbol] === undefined ? [] : [{ source: 'service', usd: usd[symbol] }]
/** The service's prices, which pools confirm. */
const confirmed = (one: SwapToken): PriceClaim[] =>
  told(one).flatMap((claim) => [claim, { ...claim, source: 'pools' }])

/** A draft of the trade whose prices are claimed as given. */
function draftOf(source: SwapToken, target: SwapToken, amount: bigint, claimsOf = confirmed) {
  return {
    tokens,
    ...judgeEvidence({ trade: { source, target, amount }, tokens, claimsOf, rate: null }),
  }
}

describe('the figures of a swap quote', () => {
  it('are rounded to the user’s disadvantage', () => {
    const quote = { fromAmount: ether, toAmount: 2_475_000_001n }
    const fee = 400_000_000_001n
    const figures = describeQuote(
      draftOf(ETH, USDC, ether),
      { source: ETH, target: USDC, quote, slippage: 100n },
      fee,
    )
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
    const figures = describeQuote(
      draftOf(GRAIN, PTS, quote.fromAmount),
      { source: GRAIN, target: PTS, quote, slippage: 100n },
      null,
    )
    expect(figures.rate).toBe((7n * 10n ** BigInt(ratePlaces)) / 3n)
    expect(figures.minimum).toBe(6n)
    expect(figures.sourceCents).toBe(600n)
  })

  it('are null without a price', () => {
    const quote = { fromAmount: 5n, toAmount: ether }
    const figures = describeQuote(
      draftOf(PTS, ETH, 5n),
      { source: PTS, target: ETH, quote, slippage: 100n },
      1n,
    )
    expect(figures).toMatchObject({ impact: null, totalCents: null, providerFeeCents: null })
    // Without decimals the fee of five units is rounded up to one.
    expect(figures.providerFee).toBe(1n)
  })

  it('contain the simulated loss if it is worse than the quoted one', () => {
    const quote = { fromAmount: ether, toAmount: 2_475_000_000n }
    const pair = { source: ETH, target: USDC, quote, slippage: 100n }
    const impact = (arrives: bigint | null) =>
      describeQuote(draftOf(ETH, USDC, ether), pair, null, arrives).impact
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
    expect(levelOf({ impact, isProved: true, isContradicted: false })).toBe(level)
  })

  it.each([
    ['unknown', 0n],
    ['unknown', 1_499n],
    ['confirm', 1_500n],
    ['type', 5_001n],
  ])(
    'require %s for a loss of %s hundredths that only the service’s prices show',
    (level, impact) => {
      expect(levelOf({ impact, isProved: false, isContradicted: false })).toBe(level)
    },
  )

  it.each([
    ['confirm', 0n],
    ['type', 5_001n],
  ])('require %s for a loss of %s hundredths if sources disagree', (level, impact) => {
    expect(levelOf({ impact, isProved: true, isContradicted: true })).toBe(level)
  })

  it('have neither dollars nor a loss if only the swap service names prices', () => {
    const quote = { fromAmount: ether, toAmount: 2_475_000_000n }
    const pair = { source: ETH, target: USDC, quote, slippage: 100n }
    const figures = describeQuote(draftOf(ETH, USDC, ether, told), pair, 1n)
    expect(figures).toMatchObject({
      impact: null,
      level: 'unknown',
      sourceCents: null,
      targetCents: null,
      feeCents: null,
      providerFeeCents: null,
      totalCents: null,
    })
  })

  it('are by the worse price if the service prices a dollar token at 50 dollars', () => {
    const quote = { fromAmount: ether, toAmount: 50_000_000n }
    const claimsOf = (one: SwapToken): PriceClaim[] =>
      one === USDC
        ? [
            { source: 'service', usd: 50 },
            { source: 'dollar', usd: 1 },
          ]
        : told(one)
    const figures = describeQuote(
      draftOf(ETH, USDC, ether, claimsOf),
      { source: ETH, target: USDC, quote, slippage: 100n },
      1n,
    )
    expect(figures).toMatchObject({
      impact: 9_800n,
      level: 'type',
      isContradicted: true,
      targetCents: 5_000n,
    })
  })

  it('do not use the evidence of another amount or token', () => {
    const quote = { fromAmount: 2n * ether, toAmount: 4_950_000_000n }
    const of = (draft: ReturnType<typeof draftOf>) =>
      describeQuote(draft, { source: ETH, target: USDC, quote, slippage: 100n }, null).level
    expect(of(draftOf(ETH, USDC, 2n * ether))).toBe('none')
    expect(of(draftOf(ETH, USDC, ether))).toBe('unknown')
    expect(of(draftOf(ETH, GRAIN, 2n * ether))).toBe('unknown')
  })

  it('mark a provider fee as tiny if it is below the last decimal shown', () => {
    const isTiny = (source: SwapToken, fromAmount: bigint) =>
      describeQuote(
        draftOf(source, USDC, fromAmount),
        { source, target: USDC, quote: { fromAmount, toAmount: 1n }, slippage: 100n },
        null,
      ).isProviderFeeTiny
    expect([isTiny(ETH, 10n ** 14n), isTiny(ETH, ether)]).toEqual([true, false])
    expect([isTiny(PTS, 5n), isTiny(PTS, 118n)]).toEqual([true, false])
  })

  it('count a gain as no loss', () => {
    const quote = { fromAmount: ether, toAmount: 2_600_000_000n }
    const figures = describeQuote(
      draftOf(ETH, USDC, ether),
      { source: ETH, target: USDC, quote, slippage: 100n },
      ether,
    )
    expect(figures).toMatchObject({ impact: 0n, totalCents: 250_000n })
  })
})

describe('the amount that a user types to confirm a loss', () => {
  it.each([
    [1_234_567_890_123n, 18, 1_000_000_000_000n],
    [999_999_999_999n, 18, 999_999_999_999n],
    [1_234_567n, 6, 1_234_567n],
    [7n, 0, 7n],
  ])(
    'of %d base units with %d decimals has the digits that are shown, and is never zero',
    (units, decimals, typed) => expect(shortenToType(units, decimals)).toBe(typed),
  )
})

it('the minimum of a quote is never zero, so that a swap which brings nothing is refused', () => {
  const minimum = (toAmount: bigint) =>
    describeQuote(
      draftOf(ETH, PTS, ether),
      { source: ETH, target: PTS, quote: { fromAmount: ether, toAmount }, slippage: 100n },
      null,
    ).minimum
  expect([minimum(1n), minimum(2n), minimum(100n)]).toEqual([1n, 1n, 99n])
})
