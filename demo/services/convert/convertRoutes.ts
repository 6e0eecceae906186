import { json, type Reply, type Request, type Route } from '../shared/http.ts'
import { assetsOn } from './assets.ts'
import { buildApprove } from './buildApprove.ts'
import { buildTransaction } from './buildTransaction.ts'
import { findTrade } from './findTrade.ts'
import { gasPrice } from './gasPrice.ts'
import { allowanceOf } from './holdings.ts'
import { marketOf, readAmount, readCaip10, readPair } from './readRequest.ts'

/** `GET /v1/convert/tokens`: the tokens that can be traded on a chain. No token supports EIP-2612. */
function listTokens(
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

/** `GET /v1/convert/allowance`: the aggregator's allowance for a token of an account, in base units. */
async function allowance(chains: ReadonlyMap<string, string>, { query }: Request): Promise<Reply> {
  const { chainId, address: token } = readCaip10('tokenAddress', query.get('tokenAddress'))
  const { address: owner } = readCaip10('userAddress', query.get('userAddress'))
  const allowed = await allowanceOf(marketOf(chains, chainId), token, owner)
  return json({ allowance: String(allowed) })
}

/** `GET /v1/convert/quotes`: the received amount; no quote without a route. */
async function quotes(chains: ReadonlyMap<string, string>, { query }: Request): Promise<Reply> {
  const pair = readPair(query.get('from'), query.get('to'))
  const amount = readAmount(query.get('amount'))
  const url = marketOf(chains, pair.chainId)
  const trade = await findTrade(url, { ...pair, amount })
  if (!trade) return json({ quotes: [] })
  const quote = {
    id: null,
    fromAmount: String(amount),
    fromAccount: query.get('from'),
    toAmount: String(trade.arrives),
    toAccount: query.get('to'),
  }
  return json({ quotes: [quote] })
}

/** Trades over Uniswap on the local EVM chains. */
export function convertRoutes(
  chains: ReadonlyMap<string, string>,
  walletServicesUrl: string,
): Route[] {
  const get = (name: string, handle: Route['handle']): Route => {
    return { method: 'GET', path: `/v1/convert/${name}`, handle }
  }
  return [
    get('tokens', (request) => listTokens(chains, walletServicesUrl, request)),
    get('quotes', (request) => quotes(chains, request)),
    get('allowance', (request) => allowance(chains, request)),
    get('gas-price', (request) => gasPrice(chains, request)),
    get('build-approve', (request) => buildApprove(chains, request)),
    {
      method: 'POST',
      path: '/v1/convert/build-transaction',
      handle: (request) => buildTransaction(chains, request),
    },
  ]
}
