import type { TokenBalance } from '../../types/token.ts'

/** Contract address: the last part of the token's CAIP-10 address. Null for the native token. */
export function tokenAddress({ address }: TokenBalance): string | null {
  return address?.split(':').at(-1) ?? null
}
