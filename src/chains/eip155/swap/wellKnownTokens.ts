import type { CaipNetworkId } from '../../../types/caip.ts'
import type { Swapper } from '../../../types/swapper.ts'
import { isContract } from '../send/inspectReceiver.ts'

/** Token addresses without `0x`, by chain id and symbol. */
const addresses: Record<string, Record<string, string>> = {
  '1': {
    USDC: 'a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    USDT: 'dac17f958d2ee523a2206206994597c13d831ec7',
    DAI: '6b175474e89094c44da98b954eedeac495271d0f',
    WETH: 'c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    WBTC: '2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    UNI: '1f9840a85d5af5bf1d1762f925bdaddc4201f984',
    LINK: '514910771af9ca656af840dff83e8264ecf986ca',
    AAVE: '7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
  },
  '10': {
    USDC: '0b2c639c533813f4aa9d7837caf62653d097ff85',
    USDT: '94b008aa00579c1307b0ef2c499ad98a8ce58e58',
    DAI: 'da10009cbd5d07dd0cecc66161fc93d7c9000da1',
    WETH: '4200000000000000000000000000000000000006',
    WBTC: '68f180fcce6836688e9084f035309e29bf0a2095',
    OP: '4200000000000000000000000000000000000042',
  },
  '56': {
    USDC: '8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
    USDT: '55d398326f99059ff775485246999027b3197955',
    DAI: '1af3f329e8be154074d8769d1ffa4ee058b1dbc3',
    ETH: '2170ed0880ac9a755fd29b2688956bd959f933f8',
    WBNB: 'bb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  },
  '137': {
    USDC: '3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    USDT: 'c2132d05d31c914a87c6611c10748aeb04b58e8f',
    DAI: '8f3cf7ad23cd3cadbd9735aff958023239c6a063',
    WETH: '7ceb23fd6bc0add59e62ac25578270cff1b9f619',
    WBTC: '1bfd67037b42cf73acf2047067bd4f2c47d9bfd6',
  },
  '8453': {
    USDC: '833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    DAI: '50c5725949a6f0c72e6c4a641f24049a917db0cb',
    WETH: '4200000000000000000000000000000000000006',
  },
  '42161': {
    USDC: 'af88d065e77c8cc2239327c5edb3a432268e5831',
    USDT: 'fd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
    DAI: 'da10009cbd5d07dd0cecc66161fc93d7c9000da1',
    WETH: '82af49447d8a07e3bd95bd0d56f35241523fbab1',
    WBTC: '2f2a2543b76a4166549f7aab2e75bef0aefc5b0f',
    ARB: '912ce59144191c1204e64559fe8253a0e49e6548',
  },
  '43114': {
    USDC: 'b97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
    USDT: '9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  },
}

const dollarSymbols = ['USDC', 'USDT', 'DAI']

/**
 * Returns the contracts of the network's well-known dollar tokens, in lower case. A token with such a symbol at another
 * address is none.
 */
export function dollarsOn(chainId: CaipNetworkId): string[] {
  const known = addresses[chainId.split(':')[1] ?? ''] ?? {}
  return dollarSymbols.flatMap((symbol) => (known[symbol] ? [`0x${known[symbol]}`] : []))
}

/**
 * Reads which well-known tokens exist on the chain. The check is needed, because a private chain may reuse a chain id
 * without having its tokens.
 */
export const readWellKnown: Swapper['readWellKnown'] = async (chainId, symbols, rpc) => {
  const known = Object.entries(addresses[chainId.split(':')[1] ?? ''] ?? {})
  const there = await Promise.all(
    known.map(async ([symbol, address]) => {
      if (!symbols.has(symbol)) return []
      const isThere = await isContract(`0x${address}`, rpc).catch(() => true)
      return isThere ? [[symbol, `${chainId}:0x${address}`] as const] : []
    }),
  )
  return Object.fromEntries(there.flat())
}
