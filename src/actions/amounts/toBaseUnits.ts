import { parseUnits } from 'ethers/utils'
import type { TokenBalance } from '../../types/token.ts'

/** An amount of the wire as base units; what is beyond the token's decimals is cut off. */
export function toBaseUnits({ numeric, decimals }: TokenBalance['quantity']): bigint {
  const [whole = '0', fraction = ''] = numeric.split('.')
  const places = Number(decimals)
  const digits = fraction.slice(0, places)
  return parseUnits(digits === '' ? whole : `${whole}.${digits}`, places)
}
