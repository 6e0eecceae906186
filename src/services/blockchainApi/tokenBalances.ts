import * as z from 'zod/mini'
import { displayText, lenient, validEntries } from '../../storage/schemas.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { TokenBalance } from '../../types/token.ts'
import { finiteNumber, orNull } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { amount, caip10, caipNetworkId, decimals, image } from './schemas.ts'

/** The most that the endpoint may send: several times what it does. */
const maxBytes = 2_000_000

/** Nobody reads a longer list. */
const maxTokens = 2_000

/** A malformed address costs the entry: without one it would pass for the native token. */
const tokenBalance = z.object({
  name: displayText,
  symbol: displayText,
  chainId: caipNetworkId,
  address: orNull(caip10),
  value: lenient(finiteNumber),
  price: lenient(finiteNumber),
  quantity: z.object({ decimals, numeric: amount }),
  iconUrl: z.optional(image),
})

const response = z.object({ balances: validEntries(tokenBalance, maxTokens) })

export interface TokenBalancesRequest {
  /** Plain, not CAIP-10. */
  address: string
  caipNetworkId?: CaipNetworkId | undefined
  /** CAIP-10 addresses of tokens whose balance must not come from the service's cache. */
  forceUpdate?: readonly string[] | undefined
}

/**
 * The tokens of an address with their value in USD. Malformed entries are left out, and so are tokens
 * that say to have no decimals: those are of low quality. Throws as `requestJson`.
 */
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
  return balances
    .filter(({ quantity }) => Number(quantity.decimals) > 0)
    .map((balance) => ({
      ...balance,
      address: balance.address ?? undefined,
      iconUrl: balance.iconUrl ?? null,
    }))
}
