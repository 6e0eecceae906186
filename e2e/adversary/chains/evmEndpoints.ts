import { type Endpoint, type Held, prices } from '../world/services.ts'
import type { EvmChain } from './EvmChain.ts'
import { erc20, exchange, nativeAddress } from './EvmState.ts'

/** Tokens of a chain that an account may hold. */
export function evmHoldings({ state, chainId }: EvmChain, owner: string): Held[] {
  const symbol = chainId === 1 ? 'ETH' : 'POL'
  const native = { symbol, decimals: 18, amount: state.balance(nativeAddress, owner) }
  return [
    native,
    ...state.tokens.map((token) => ({ ...token, amount: state.balance(token.address, owner) })),
  ]
}

/**
 * The endpoints of swaps and prices, over the chain's exchange. A crooked service keeps all but one part in `keeps`, and
 * states prices at which that looks right.
 */
export function evmEndpoints(
  chain: EvmChain,
  caipNetworkId: string,
  keeps = 1n,
): Record<string, Endpoint> {
  const { tokens, exchangeAddress } = chain.state
  const caip = (address: string) => `${caipNetworkId}:${address}`
  const ether = { symbol: 'ETH', name: 'Ether', decimals: 18, address: nativeAddress }
  const all = [ether, ...tokens]
  const tokenOf = (id: string) =>
    all.find(({ address }) => caip(address).toLowerCase() === id.toLowerCase())
  const plain = (id: unknown) =>
    String(id ?? '')
      .split(':')
      .at(-1) ?? ''

  /** The amount that arrives, after the service's fee of 0.85 %. */
  function quoteOf(from: string, to: string, amount: bigint): bigint {
    const [source, target] = [tokenOf(from), tokenOf(to)]
    if (!source || !target) return 0n
    const cents = (symbol: string) => BigInt((prices[symbol] ?? 0) * 100)
    const scale = 10n ** BigInt(source.decimals) * cents(target.symbol) * 10_000n
    return (
      (amount * cents(source.symbol) * 10n ** BigInt(target.decimals) * 9_915n) / (scale * keeps)
    )
  }

  return {
    '/v1/fungible/price': (_, __, { addresses }) => {
      const token = tokenOf(String(Object(addresses)[0]))
      const isTarget = token?.symbol === 'DAI' || token?.symbol === 'USDC'
      const price = (prices[token?.symbol ?? ''] ?? 0) * (isTarget ? Number(keeps) : 1)
      return { fungibles: token ? [{ ...token, price }] : [] }
    },
    '/v1/convert/tokens': () => ({
      tokens: all.map((token) => ({ ...token, address: caip(token.address), logoUri: '' })),
    }),
    '/v1/convert/gas-price': () => {
      const price = String(chain.baseFee + chain.tip)
      return { standard: price, fast: price, instant: price }
    },
    '/v1/convert/allowance': (_, query) => {
      const [token, owner] = [query.get('tokenAddress'), query.get('userAddress')].map(plain)
      return { allowance: String(chain.state.allowance(token ?? '', owner ?? '', exchangeAddress)) }
    },
    '/v1/convert/quotes': (_, query) => {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
      const amount = BigInt(query.get('amount') ?? '0')
      const toAmount = String(quoteOf(from, to, amount))
      const quote = { fromAmount: String(amount), fromAccount: from, toAmount, toAccount: to }
      return { quotes: [{ id: null, ...quote }] }
    },
    '/v1/convert/build-transaction': (_, __, { userAddress, from, to, amount }) => {
      const given = BigInt(String(amount))
      const arrives = quoteOf(String(from), String(to), given)
      const data = exchange.encodeFunctionData('swap', [plain(from), plain(to), given, arrives])
      const value = plain(from).toLowerCase() === nativeAddress ? String(amount) : '0'
      return { tx: { from: userAddress, to: caip(exchangeAddress), data, amount, value } }
    },
    '/v1/convert/build-approve': (_, query) => {
      const data = erc20.encodeFunctionData('approve', [exchangeAddress, 2n ** 256n - 1n])
      return { tx: { from: query.get('userAddress'), to: query.get('from'), data, value: '0' } }
    },
  }
}
