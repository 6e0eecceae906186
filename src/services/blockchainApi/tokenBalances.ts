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
  /** Not CAIP-10. */
  address: string
  caipNetworkId?: CaipNetworkId | undefined
  /** CAIP-10 of tokens that bypass the service's cache. */
  forceUpdate?: readonly string[] | undefined
}

/** Without malformed entries and tokens of zero decimals, which are of low quality. Throws as `requestJson`. */
export async function getTokenBalances(
  context: ServiceContext,
  { address, caipNetworkId, forceUpdate }: TokenBalancesRequest,
): Promise<TokenBalance[]> {
  const path = `/v1/account/${encodeURIComponent(address)}/balance`
  const { balances } = await callApi(context, path, {
    schema: response,
    maxBytes,
    query: { currency: 'usd', chainId: caipNetworkId, forceUpdate: forceUpdate?.join() },
  })
  return balances.filter(({ quantity }) => Number(quantity.decimals) > 0)
}
