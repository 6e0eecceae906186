import type { Expectation, Ratio } from '../../types/market.ts'
import { hasPrice, valueRatio } from './fiatUnits.ts'

/**
 * Origin of a price: the service that also quotes and builds the swap (`service`); the connected wallet's list of
 * assets; pools on the chain, read by a node of another host than the service's; or the rule that a well-known dollar
 * token is worth a dollar.
 */
export type PriceSource = 'service' | 'wallet' | 'pools' | 'dollar'

export interface PriceClaim {
  source: PriceSource
  /** US dollars per token. */
  usd: number
}

/** A token with all that is claimed of its price. */
export interface Claimed {
  decimals: number
  claims: readonly PriceClaim[]
}

export interface JudgedPrice {
  /** US dollars; undefined if the price is unknown or claimed by one source alone. */
  usd: number | undefined
  /** True if sources disagree by more than the tolerance. */
  isContradicted: boolean
}

export interface JudgedImpact {
  /** Loss of value in hundredths of a percent, rounded up; null if nothing prices both tokens. */
  impact: bigint | null
  /** True if a source that is independent of the swap service has priced both tokens. */
  isProved: boolean
  isContradicted: boolean
}

/** Difference between sources, in percent of the lower price, above which they contradict each other. */
const tolerancePercent = 5n
/** Prices in US dollars that the well-known dollar tokens may have without being contradicted. */
const dollarBand = { from: 0.9, to: 1.1 }

const isInBand = (usd: number) => usd >= dollarBand.from && usd <= dollarBand.to

function differ(low: number, high: number): boolean {
  return high > low * (1 + Number(tolerancePercent) / 100)
}

/**
 * Judges the price of a token. If sources agree, the service's price counts, which other views show, too. If they
 * disagree, the one that is worse for the user counts: the highest for what goes, the lowest for what arrives.
 */
export function judgePrice(claims: readonly PriceClaim[], side: 'goes' | 'arrives'): JudgedPrice {
  const valid = claims.filter(({ usd }) => hasPrice(usd))
  const others = valid.filter(({ source }) => source !== 'dollar')
  // The dollar rule confirms a price within its band, and is a price of its own where no other is in the band.
  const isDollar = others.length < valid.length
  const counted = isDollar && others.some(({ usd }) => isInBand(usd)) ? others : valid
  const prices = counted.map(({ usd }) => usd)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const isOutside = isDollar && others.some(({ usd }) => !isInBand(usd))
  const isContradicted = prices.length > 0 && (isOutside || differ(low, high))
  if (isContradicted) return { usd: side === 'goes' ? high : low, isContradicted }
  const isProved = isDollar || valid.some(({ source }) => source !== 'service')
  const shown = counted.find(({ source }) => source === 'service') ?? counted[0]
  return { usd: isProved ? shown?.usd : undefined, isContradicted }
}

/**
 * Returns what the claims of two tokens make of a swap. Prices of one source are compared with each other, those of
 * independent sources also among themselves. A price of the service is compared with another source's only where that
 * source contradicts or replaces the service.
 */
export function toExpectations(given: Claimed, got: Claimed): Expectation[] {
  const isStandIn = ({ claims }: Claimed, { source, usd }: PriceClaim) => {
    const own = claims.find((claim) => claim.source === 'service')?.usd
    if (source === 'service' || own === undefined) return true
    if (source === 'dollar') return !isInBand(own)
    return differ(Math.min(own, usd), Math.max(own, usd))
  }
  const isCompared = (one: PriceClaim, other: PriceClaim) =>
    one.source === other.source ||
    (one.source !== 'service' && other.source !== 'service') ||
    (isStandIn(given, one) && isStandIn(got, other))
  return given.claims.flatMap((one) =>
    got.claims.flatMap((other) => {
      const ratio =
        isCompared(one, other) &&
        valueRatio(
          { price: one.usd, decimals: given.decimals },
          { price: other.usd, decimals: got.decimals },
        )
      const isIndependent = one.source !== 'service' && other.source !== 'service'
      return ratio ? [{ ratio, isIndependent }] : []
    }),
  )
}

const exceeds = (one: Ratio, other: Ratio) => one.over * other.under > other.over * one.under

/** Returns the highest ratio; null if there is none. */
function highest(ratios: readonly Ratio[]): Ratio | null {
  return ratios.reduce<Ratio | null>(
    (best, ratio) => (best && !exceeds(ratio, best) ? best : ratio),
    null,
  )
}

function lossOf(given: bigint, got: bigint, { over, under }: Ratio): bigint | null {
  const [expected, received] = [given * over, got * under]
  if (expected === 0n) return null
  const lost = expected > received ? expected - received : 0n
  return (lost * 10_000n + expected - 1n) / expected
}

/**
 * Judges the loss of a swap that gives `given` base units for `got`. Without an independent source, the service's own
 * prices can show a loss, but prove that there is none only together with another source.
 */
export function judgeImpact(
  { given, got }: { given: bigint; got: bigint },
  expectations: readonly Expectation[],
): JudgedImpact {
  const ratios = expectations.map(({ ratio }) => ratio)
  const proving = expectations.filter(({ isIndependent }) => isIndependent)
  const worst = highest(ratios)
  const isProved = proving.length > 0
  if (!worst) return { impact: null, isProved, isContradicted: false }
  const isContradicted = ratios.some(({ over, under }) =>
    exceeds(
      { over: worst.over * 100n, under: worst.under * (100n + tolerancePercent) },
      { over, under },
    ),
  )
  const counted = isProved && !isContradicted ? highest(proving.map(({ ratio }) => ratio)) : worst
  return { impact: counted && lossOf(given, got, counted), isProved, isContradicted }
}
