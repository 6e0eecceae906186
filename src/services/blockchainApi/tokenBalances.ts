import * as z from 'zod/mini'
import { validEntries } from '../../storage/schemas.ts'
import { tokenBalance } from '../../storage/tokenSchema.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { TokenBalance } from '../../types/token.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'

const maxBytes = 2_000_000

const maxTokens = 2_000

const response = z.object({ balances: validEntries(tokenBalance, maxTokens) })

export interface TokenBalancesRequest {
  /** The plain address, not CAIP-10. */
  address: string
  caipNetworkId?: CaipNetworkId | undefined
  /** CAIP-10 ids of tokens whose balances the service must read again, in place of its cache. */
  forceUpdate?: readonly string[] | undefined
}

/**
 * Returns an account's tokens, each once, without malformed entries and without tokens of 0 decimals, most of which are
 * spam.
 * @throws errors of `requestJson`
 */
export async function getTokenBalances(
  context: ServiceContext,
  { address, caipNetworkId, forceUpdate }: TokenBalancesRequest,
): Promise<TokenBalance[]> {
  const path = `/v1/account/${encodeURIComponent(address)}/balance` as const
  const { balances } = await callApi(context, path, {
    schema: response,
    maxBytes,
    query: { currency: 'usd', chainId: caipNetworkId, forceUpdate: forceUpdate?.join() },
  })
  const known = new Set<string>()
  return balances.filter(({ chainId, address = '', quantity }) => {
    const key = `${chainId} ${address.toLowerCase()}`
    const isNew = !known.has(key)
    known.add(key)
    return isNew && Number(quantity.decimals) > 0
  })
}
