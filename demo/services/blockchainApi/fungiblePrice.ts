import * as z from 'zod/mini'
import { type DemoSplToken, splTokens } from '../data/splTokens.ts'
import { type DemoToken, ETH, SOL, tokens } from '../data/tokens.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { parseJson } from '../shared/parseJson.ts'
import { failure } from './blockchainFailure.ts'

/** The API's placeholders of native tokens, which have no contract. */
const NATIVE: Record<string, typeof ETH> = {
  eip155: ETH,
  solana: SOL,
}
const NATIVE_ADDRESSES = [
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  'so11111111111111111111111111111111111111111',
  'so11111111111111111111111111111111111111112',
]

/** The price of one US dollar in each currency, in round numbers so that sums can be checked by hand. */
const RATES: Record<string, number> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  aud: 1.5,
  cad: 1.4,
  inr: 85,
  jpy: 150,
  btc: 1 / 60_000,
  eth: 1 / 2500,
}

export function ratePerDollar(currency: string): number | undefined {
  return Object.hasOwn(RATES, currency) ? RATES[currency] : undefined
}

const bodySchema = z.object({
  currency: z.string(),
  addresses: z.array(z.string()).check(z.maxLength(200)),
})

/** `POST /v1/fungible/price`: the known tokens of the request, in its order. */
export async function fungiblePrice(walletServicesUrl: string, { body }: Request): Promise<Reply> {
  const parsed = bodySchema.safeParse(parseJson(await body()))
  if (!parsed.success) throw failure(400, 'addresses', 'A currency and addresses are needed.')
  const { currency, addresses } = parsed.data
  const rate = ratePerDollar(currency)
  if (rate === undefined) throw failure(400, 'currency', `There is no rate for "${currency}".`)
  const fungibles = addresses.flatMap((caip10) => {
    const found = assetAt(caip10)
    if (!found || found.price === null) return []
    const { name, symbol, price } = found
    const iconUrl = `${walletServicesUrl}/public/getTokenImage/${symbol}`
    return [{ name, symbol, iconUrl, price: price * rate }]
  })
  return json({ fungibles })
}

type Asset = Pick<DemoToken, 'name' | 'symbol' | 'price'>

function assetAt(caip10: string): Asset | undefined {
  const [namespace = '', , address = ''] = caip10.split(':')
  if (NATIVE_ADDRESSES.includes(address.toLowerCase())) return NATIVE[namespace]
  if (namespace === 'solana') {
    return Object.values<DemoSplToken>(splTokens).find(({ mint }) => mint === address)
  }
  const wanted = address.toLowerCase()
  return Object.values<DemoToken>(tokens).find((token) => token.address.toLowerCase() === wanted)
}
