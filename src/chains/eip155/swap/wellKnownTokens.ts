import type { CaipNetworkId } from '../../../types/caip.ts'
import type { Swapper } from '../../../types/swapper.ts'
import { knownTokens } from '../../knownTokens.ts'
import { isContract } from '../send/inspectReceiver.ts'

const dollarSymbols = ['USDC', 'USDT', 'DAI']

/**
 * Returns the contracts of the network's well-known dollar tokens, in lower case. A token with such a symbol at another
 * address is none.
 */
export function dollarsOn(chainId: CaipNetworkId): string[] {
  const known = knownTokens[chainId] ?? {}
  return dollarSymbols.flatMap((symbol) => known[symbol] ?? [])
}

/**
 * Reads which well-known tokens exist on the chain. The check is needed, because a private chain may reuse a chain id
 * without having its tokens.
 */
export const readWellKnown: Swapper['readWellKnown'] = async (chainId, symbols, rpc) => {
  const known = Object.entries(knownTokens[chainId] ?? {})
  const there = await Promise.all(
    known.map(async ([symbol, address]) => {
      if (!symbols.has(symbol)) return []
      const isThere = await isContract(address, rpc).catch(() => true)
      return isThere ? [[symbol, `${chainId}:${address}`] as const] : []
    }),
  )
  return Object.fromEntries(there.flat())
}
