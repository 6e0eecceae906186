import type { TokenBalance } from '../../types/token.ts'

/** Whether two balances are of one token: each reading of an account makes them anew. */
export function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  return (
    one.address?.toLowerCase() === other.address?.toLowerCase() && one.chainId === other.chainId
  )
}
