import { json, type Reply, type Request } from '../shared/http.ts'
import { findTrade } from './findTrade.ts'
import { marketOf, readAmount, readPair } from './readRequest.ts'

/** `GET /v1/convert/quotes`: the received amount; no quote without a route. */
export async function quotes(
  chains: ReadonlyMap<string, string>,
  { query }: Request,
): Promise<Reply> {
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
