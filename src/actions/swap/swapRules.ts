export const slippagePercent = 1

/** The swap provider's fee in hundredths of a percent of the source amount; quotes are net of it. */
export const providerFeeHundredths = 85n

export const refreshMs = 10_000

/** Time in ms for which a reviewed swap can be submitted. */
export const orderMs = 60_000

/**
 * Minimum received amount in base units for a quoted amount, rounded down as exchange contracts do; but never zero, since
 * a swap that brings nothing is none.
 */
export function minimumOf(toAmount: bigint): bigint {
  const minimum = (toAmount * BigInt(100 - slippagePercent)) / 100n
  return minimum > 0n ? minimum : 1n
}

/** Losses in hundredths of a percent from which the user is warned, must confirm, or must type the amount. */
export const impactLimits = { warn: 500n, confirm: 1_500n, type: 5_000n }

/** The swap provider's fee for a source amount, in base units, rounded up. */
export function providerFeeOf(fromAmount: bigint): bigint {
  return (fromAmount * providerFeeHundredths + 9_999n) / 10_000n
}
