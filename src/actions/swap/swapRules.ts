/** How much less than quoted may arrive, in percent. */
export const slippagePercent = 1

/** What the service keeps of the source, in hundredths of a percent: its quotes are of what arrives after that. */
const providerFeeHundredths = 85n

/** How often a price in sight is asked for again. */
export const refreshMs = 10_000

/** Of a quote, what has to arrive at least: rounded down, as exchanges reckon it. */
export function minimumOf(toAmount: bigint): bigint {
  return (toAmount * BigInt(100 - slippagePercent)) / 100n
}

/** Of an amount that goes, what the service keeps: rounded up. */
export function providerFeeOf(fromAmount: bigint): bigint {
  return (fromAmount * providerFeeHundredths + 9_999n) / 10_000n
}
