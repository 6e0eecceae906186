export const slippagePercent = 1

/** The service's fee in hundredths of a percent of the source; its quotes are after the fee. */
export const providerFeeHundredths = 85n

export const refreshMs = 10_000

/** Minimum received amount of a quote, rounded down like exchanges do. */
export function minimumOf(toAmount: bigint): bigint {
  return (toAmount * BigInt(100 - slippagePercent)) / 100n
}

/** Losses of value, in hundredths of a percent, from which the user is warned or must confirm. */
export const impactLimits = { warn: 500n, confirm: 1_500n, type: 5_000n }

/** The service's fee of a source amount, rounded up. */
export function providerFeeOf(fromAmount: bigint): bigint {
  return (fromAmount * providerFeeHundredths + 9_999n) / 10_000n
}
