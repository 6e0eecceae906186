/**
 * An allowance from this amount (base units) on counts as unlimited, because half of uint256's range exceeds any
 * supply.
 */
export const unlimitedFrom = 2n ** 255n
