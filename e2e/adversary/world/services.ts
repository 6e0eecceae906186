import type { Answer, Service } from './Network.ts'

/** US dollars per token, by symbol. */
export const prices: Readonly<Record<string, number>> = {
  ETH: 2500,
  POL: 0.5,
  USDC: 1,
  DAI: 1,
  SOL: 150,
  YLD: 2,
  BTC: 60_000,
  DOT: 5,
}

/** A token that an account holds; without an address it is the network's own. */
export interface Held {
  symbol: string
  decimals: number
  address?: string | undefined
  amount: bigint
}
export type Endpoint = (
  part: string,
  query: URLSearchParams,
  body: Readonly<Record<string, unknown>>,
) => unknown

/** Decimal text of an amount in base units. */
function toText(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return digits.slice(0, -decimals) + (fraction && `.${fraction}`)
}

const toRow = ({ symbol, decimals, address, amount }: Held, chainId: string) => ({
  name: symbol,
  symbol,
  chainId,
  ...(address && { address: `${chainId}:${address}` }),
  value: Number(toText(amount, decimals)) * (prices[symbol] ?? 0),
  price: prices[symbol] ?? 0,
  quantity: { decimals: String(decimals), numeric: toText(amount, decimals) },
  iconUrl: '',
})

/**
 * The hosted services as they are when they are honest. `holdingsOf` reads the chain of a CAIP-2 id, `others` are the
 * endpoints that only one family has.
 */
export function createServices(
  caipNetworkId: string,
  holdingsOf: (owner: string, chainId: string) => Held[],
  others: Readonly<Record<string, Endpoint>> = {},
): Service {
  const endpoints: Readonly<Record<string, Endpoint>> = {
    '/v1/supported-chains': () => ({ http: [caipNetworkId] }),
    '/v1/identity/{address}': () => ({ name: null, avatar: null }),
    '/v1/account/{address}/balance': (owner, query) => {
      const chainId = query.get('chainId') ?? caipNetworkId
      const held = holdingsOf(owner, chainId).filter(({ amount }) => amount > 0n)
      return { balances: held.map((one) => toRow(one, chainId)) }
    },
    '/v1/account/{account}/history': () => ({ data: [], next: null }),
    '/v1/profile/reverse/{address}': () => [],
    ...others,
  }
  return (path, body, query): Answer => {
    for (const [source, answer] of Object.entries(endpoints)) {
      const pattern = new RegExp(`^${source.replace(/\{\w+\}/g, '([^/]+)')}$`)
      const found = pattern.exec(path)
      if (!found) continue
      const given = body.startsWith('{') ? JSON.parse(body) : {}
      return { source, value: answer(decodeURIComponent(found[1] ?? ''), query, given) }
    }
    return { source: path, status: 404, value: 'Not found' }
  }
}
