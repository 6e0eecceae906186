import { json, type Reply, type Request } from '../shared/http.ts'
import { assetsOn } from './assets.ts'
import { marketOf } from './readRequest.ts'

/** `GET /v1/convert/tokens`: the tokens that can be traded on a chain. No token supports EIP-2612. */
export function listTokens(
  chains: ReadonlyMap<string, string>,
  walletServicesUrl: string,
  { query }: Request,
): Reply {
  const chainId = query.get('chainId') ?? ''
  marketOf(chains, chainId)
  const all = assetsOn(chainId).map(({ name, symbol, decimals, address }) => ({
    name,
    symbol,
    address: `${chainId}:${address}`,
    decimals,
    logoUri: `${walletServicesUrl}/public/getTokenImage/${encodeURIComponent(symbol)}`,
    eip2612: false,
  }))
  return json({ tokens: all })
}
