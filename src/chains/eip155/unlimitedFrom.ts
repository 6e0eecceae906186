/** Base units. Nobody has half of all that a uint256 can count: who allows that much sets no limit. */
export const unlimitedFrom = 2n ** 255n
