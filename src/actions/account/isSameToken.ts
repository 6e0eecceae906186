import type { TokenBalance } from '../../types/token.ts'

/** Compares address and chain instead of object identity, since each response creates new token objects. */
export function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  return (
    one.address?.toLowerCase() === other.address?.toLowerCase() && one.chainId === other.chainId
  )
}
