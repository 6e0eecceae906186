import type { SwapState } from '../../controllers/swap.ts'
import type { SwapQuote, SwapToken } from '../../types/swap.ts'
import {
  fiatDecimals,
  fineFiatDecimals,
  toFiatUnits,
  toFineFiatUnits,
} from '../amounts/fiatUnits.ts'
import { keyOf } from './assessSwap.ts'
import { minimumOf, providerFeeOf } from './swapRules.ts'

/** A quote in figures, none of them rounded in the person's favour. Money is null without a price. */
export interface QuoteFigures {
  /** What one of the source comes to, in base units of the target with `ratePlaces` more places. */
  rate: bigint
  /** In hundredths of a percent of what goes. */
  impact: bigint | null
  /** In base units of the source. */
  providerFee: bigint
  providerFeeCents: bigint | null
  /** In base units of the target. */
  minimum: bigint
  sourceCents: bigint | null
  targetCents: bigint | null
  feeCents: bigint | null
  /** What is lost on the way and the network's fee together, in cents. */
  totalCents: bigint | null
}

/** Enough that also what is nearly worthless has a rate. */
export const ratePlaces = 18

/** From here on a person should be told how much is lost, in hundredths of a percent. */
export const highImpact = 500n

const ceilDiv = (one: bigint, other: bigint) => (one + other - 1n) / other
const finePerCent = 10n ** BigInt(fineFiatDecimals - fiatDecimals)

/** What a quote means. `fee`: the most that the network may ask for, in base units of the native token. */
export function describeQuote(
  { prices, tokens }: Pick<SwapState, 'prices' | 'tokens'>,
  { source, target, quote }: { source: SwapToken; target: SwapToken; quote: SwapQuote },
  fee: bigint | null,
): QuoteFigures {
  const { fromAmount, toAmount } = quote
  const priced = (token: SwapToken) => ({ price: prices[keyOf(token)], decimals: token.decimals })
  const native = tokens.find(({ isNative }) => isNative)
  const given = toFineFiatUnits(fromAmount, priced(source))
  const got = toFineFiatUnits(toAmount, priced(target))
  const cost = native && fee !== null ? toFineFiatUnits(fee, priced(native)) : null
  const providerFee = providerFeeOf(fromAmount)
  const kept = toFineFiatUnits(providerFee, priced(source))
  const lost = given === null || got === null ? null : given > got ? given - got : 0n
  const toCents = (fine: bigint | null) => (fine === null ? null : ceilDiv(fine, finePerCent))
  return {
    rate: (toAmount * 10n ** BigInt(source.decimals + ratePlaces)) / fromAmount,
    impact: lost === null || !given ? null : ceilDiv(lost * 10_000n, given),
    providerFee,
    providerFeeCents: toCents(kept),
    minimum: minimumOf(toAmount),
    sourceCents: toFiatUnits(fromAmount, priced(source)),
    targetCents: toFiatUnits(toAmount, priced(target)),
    feeCents: toCents(cost),
    totalCents: lost === null || cost === null ? null : toCents(lost + cost),
  }
}
