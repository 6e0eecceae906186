import type { SwapState } from '../../controllers/swap.ts'
import type { SwapQuote, SwapToken } from '../../types/swap.ts'
import { leastOf } from '../../utils/leastOf.ts'
import { type JudgedImpact, judgeImpact } from '../amounts/evidence.ts'
import {
  fiatDecimals,
  fineFiatDecimals,
  toFiatUnits,
  toFineFiatUnits,
} from '../amounts/fiatUnits.ts'
import { keyOf } from './assessSwap.ts'
import { tradeKey } from './judgeEvidence.ts'
import { impactLimits, minimumOf, providerFeeHundredths, providerFeeOf } from './swapRules.ts'

/** Figures of a quote. Received amounts are rounded down, costs up. Amounts in US cents are null without a price. */
export interface QuoteFigures {
  /** Target base units per source token, times 10^`ratePlaces`. */
  rate: bigint
  /** Loss of value in hundredths of a percent of the source, from quote or simulation, whichever is worse. */
  impact: bigint | null
  level: ImpactLevel
  /** True if sources of prices disagree. The loss is then by the worse price. */
  isContradicted: boolean
  /** Fee of the swap provider in base units of the source. */
  providerFee: bigint
  /** True if the provider's fee is below the last digit that is shown. */
  isProviderFeeTiny: boolean
  providerFeeCents: bigint | null
  /** Slippage in hundredths of a percent. */
  slippage: bigint
  /** Minimum received amount in base units of the target. */
  minimum: bigint
  sourceCents: bigint | null
  targetCents: bigint | null
  feeCents: bigint | null
  /** Loss of value plus network fee, in cents. */
  totalCents: bigint | null
}

interface DescribedTrade {
  source: SwapToken
  target: SwapToken
  quote: SwapQuote
  /** Slippage in hundredths of a percent. */
  slippage: bigint
}

/** Additional decimal places of a rate, so that it is not zero for tokens of very low value. */
export const ratePlaces = 18

/**
 * Precaution of the review against a loss of value: none, a warning, a confirmation, or a field into which the user
 * types the amount. A loss that is unknown, or that sources disagree on, requires a confirmation.
 */
export type ImpactLevel = 'none' | 'warn' | 'confirm' | 'type' | 'unknown'

export function levelOf({ impact, isProved, isContradicted }: JudgedImpact): ImpactLevel {
  if (impact === null) return 'unknown'
  if (impact > impactLimits.type) return 'type'
  if (isContradicted || impact >= impactLimits.confirm) return 'confirm'
  if (!isProved) return 'unknown'
  return impact >= impactLimits.warn ? 'warn' : 'none'
}

const ceilDiv = (one: bigint, other: bigint) => (one + other - 1n) / other
const finePerCent = 10n ** BigInt(fineFiatDecimals - fiatDecimals)

/** Decimal places to which the provider's fee is shortened. */
export const shownPlaces = 6

/** Base units of the last digit that is shown. */
export const lastDigitOf = (decimals: number): bigint =>
  10n ** BigInt(Math.max(0, decimals - shownPlaces))

/**
 * Shortens the amount that arrives to the digits that are shown, for the user to type as a confirmation. An amount of
 * which nothing would be left stays.
 */
export function shortenToType(baseUnits: bigint, decimals: number): bigint {
  const shortened = baseUnits - (baseUnits % lastDigitOf(decimals))
  return shortened > 0n ? shortened : baseUnits
}

function isProviderFeeTiny(fromAmount: bigint, decimals: number): boolean {
  const lastDigit = lastDigitOf(decimals)
  return fromAmount * providerFeeHundredths < lastDigit * 10_000n
}

/**
 * Computes the figures of a quote. `fee` is the maximum network fee in base units of the native token. `arrives` is the
 * simulated amount in base units of the target; null without a simulation.
 */
export function describeQuote(
  { prices, tokens, evidence }: Pick<SwapState, 'prices' | 'tokens' | 'evidence'>,
  { source, target, quote, slippage }: DescribedTrade,
  fee: bigint | null,
  arrives: bigint | null = null,
): QuoteFigures {
  const { fromAmount, toAmount } = quote
  const priced = (token: SwapToken) => ({ price: prices[keyOf(token)], decimals: token.decimals })
  const native = tokens.find(({ isNative }) => isNative)
  const given = toFineFiatUnits(fromAmount, priced(source))
  const trade = tradeKey({ source, target, amount: fromAmount })
  const known = evidence?.trade === trade ? evidence : null
  const judged = judgeImpact(
    { given: fromAmount, got: leastOf(toAmount, arrives ?? toAmount) },
    known?.expectations ?? [],
  )
  const isContradicted = judged.isContradicted || known?.isContradicted === true
  const level = levelOf({ ...judged, isContradicted })
  const impact = level === 'unknown' ? null : judged.impact
  const cost = native && fee !== null ? toFineFiatUnits(fee, priced(native)) : null
  const providerFee = providerFeeOf(fromAmount)
  const kept = toFineFiatUnits(providerFee, priced(source))
  const lost = given === null || impact === null ? null : ceilDiv(given * impact, 10_000n)
  const toCents = (fine: bigint | null) => (fine === null ? null : ceilDiv(fine, finePerCent))
  return {
    rate: (toAmount * 10n ** BigInt(source.decimals + ratePlaces)) / fromAmount,
    impact,
    level,
    isContradicted,
    providerFee,
    isProviderFeeTiny: isProviderFeeTiny(fromAmount, source.decimals),
    providerFeeCents: toCents(kept),
    slippage,
    minimum: minimumOf(toAmount, slippage),
    sourceCents: toFiatUnits(fromAmount, priced(source)),
    targetCents: toFiatUnits(toAmount, priced(target)),
    feeCents: toCents(cost),
    totalCents: lost === null || cost === null ? null : toCents(lost + cost),
  }
}
