import type { TokenBalance } from '../../types/token.ts'

/** Compares address, chain and, of collectibles, the id. Object identity would not work, because each response creates new token objects. */
export function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  return (
    one.address?.toLowerCase() === other.address?.toLowerCase() &&
    one.chainId === other.chainId &&
    one.collectible?.id === other.collectible?.id
  )
}
