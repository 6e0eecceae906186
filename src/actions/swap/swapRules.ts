/** Slippage in hundredths of a percent. */
export const slippageRules = {
  /** Limit of swaps whose user has chosen none. */
  auto: 100n,
  least: 1n,
  /** Most that the swap service takes. */
  most: 5_000n,
  /** A lower limit fails often: prices move more within a block. */
  low: 10n,
  /** From a higher limit on, others may profit by trading before the swap. */
  high: 500n,
}

/** The swap provider's fee in hundredths of a percent of the source amount; quotes are net of it. */
export const providerFeeHundredths = 85n

export const refreshMs = 10_000

/** Time in ms for which a reviewed swap can be submitted. */
export const orderMs = 60_000

/**
 * Minimum received amount in base units for a quoted amount and a slippage in hundredths of a percent, rounded down as
 * exchange contracts do; but never zero, since a swap that brings nothing is none.
 */
export function minimumOf(toAmount: bigint, slippage: bigint): bigint {
  const minimum = (toAmount * (10_000n - slippage)) / 10_000n
  return minimum > 0n ? minimum : 1n
}

/** Losses in hundredths of a percent from which the user is warned, must confirm, or must type the amount. */
export const impactLimits = { warn: 500n, confirm: 1_500n, type: 5_000n }

/** The swap provider's fee for a source amount, in base units, rounded up. */
export function providerFeeOf(fromAmount: bigint): bigint {
  return (fromAmount * providerFeeHundredths + 9_999n) / 10_000n
}
