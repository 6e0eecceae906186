/** Base units. Half of uint256's range exceeds any supply, so an allowance from here on is unlimited. */
export const unlimitedFrom = 2n ** 255n
