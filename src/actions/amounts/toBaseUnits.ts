import { parseUnits } from 'ethers/utils'
import type { TokenBalance } from '../../types/token.ts'

/** Converts a decimal amount of the API into base units. Digits beyond the token's decimals are cut off. */
export function toBaseUnits({ numeric, decimals }: TokenBalance['quantity']): bigint {
  const [whole = '0', fraction = ''] = numeric.split('.')
  const places = Number(decimals)
  const digits = fraction.slice(0, places)
  return parseUnits(digits === '' ? whole : `${whole}.${digits}`, places)
}
