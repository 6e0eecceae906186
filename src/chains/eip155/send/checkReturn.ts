import type { CaipNetworkId } from '../../../types/caip.ts'

/** USDT contracts whose `transfer` returns nothing, by network where it is known. */
const silentTokens: readonly (readonly [CaipNetworkId | null, string])[] = [
  ['eip155:1', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['eip155:137', '0xc2132d05d31c914a87c6611c10748aeb04b58e8f'],
  ['eip155:43114', '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7'],
  [null, '0x919c1c267bc06a7039e03fcc2ef738525769109c'],
  ['eip155:42220', '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e'],
  ['eip155:56', '0x55d398326f99059ff775485246999027b3197955'],
  ['eip155:42161', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
]

/** Whether the token is one whose transfers are known to return nothing. */
export function returnsNothing(token: string, caipNetworkId: CaipNetworkId): boolean {
  const address = token.toLowerCase()
  return silentTokens.some(
    ([network, one]) => one === address && (network === null || network === caipNetworkId),
  )
}

/**
 * Whether the return of a tried `transfer` means that it works: true by the standard; nothing at all from tokens that
 * are older than it, but only where there is a contract: a call of an empty address "succeeds", too.
 */
export function isTransferAccepted(
  answer: unknown,
  { isSilent, hasCode }: { isSilent: boolean; hasCode: boolean },
): boolean {
  if (typeof answer !== 'string') return false
  if (answer === '0x') return isSilent || hasCode
  return /^0x0{63}1$/.test(answer.slice(0, 66))
}
