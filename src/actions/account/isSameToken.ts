import type { TokenBalance } from '../../types/token.ts'

/** Compares address and chain. Object identity would not work, because each response creates new token objects. */
export function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  return (
    one.address?.toLowerCase() === other.address?.toLowerCase() && one.chainId === other.chainId
  )
}
