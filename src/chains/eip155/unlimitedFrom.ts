/** Allowances from this amount (base units) on count as unlimited: half of uint256's range exceeds any supply. */
export const unlimitedFrom = 2n ** 255n
