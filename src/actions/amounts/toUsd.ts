import { fiatDecimals, toFiatUnits } from './fiat.ts'

/** Finer than cents: a fee of less than one is not nothing. */
const finer = 6

/** In USD, for showing only; null without a price. */
export function toUsd(
  baseUnits: bigint,
  decimals: number,
  price: number | undefined,
): number | null {
  const fine = toFiatUnits(baseUnits * 10n ** BigInt(finer), { price, decimals })
  return fine === null ? null : Number(fine) / 10 ** (fiatDecimals + finer)
}
