import { fineFiatDecimals, toFineFiatUnits } from './fiatUnits.ts'

/** Returns an amount's value in USD, for display only. Null without a price. */
export function toUsd(
  baseUnits: bigint,
  decimals: number,
  price: number | undefined,
): number | null {
  const fine = toFineFiatUnits(baseUnits, { price, decimals })
  return fine === null ? null : Number(fine) / 10 ** fineFiatDecimals
}
