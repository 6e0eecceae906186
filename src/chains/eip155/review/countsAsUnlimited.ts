import { unlimitedFrom } from '../unlimitedFrom.ts'

/** Bits of the integer types in which tokens hold allowances. All bits set mean no limit. */
const widths = [96n, 112n, 128n, 160n, 192n, 224n, 248n]

/** True if an allowance in base units is without limit: half of uint256's range, or the highest value of a type. */
export const countsAsUnlimited = (amount: bigint): boolean =>
  amount >= unlimitedFrom || amount < 0n || widths.some((bits) => amount === 2n ** bits - 1n)
