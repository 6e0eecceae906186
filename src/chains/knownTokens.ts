import type { CaipNetworkId } from '../types/caip.ts'

/**
 * Contracts, mints and asset ids of well-known tokens by network and symbol: those of the issuer, or of the bridge that
 * the network's own token list names. EVM addresses are in lower case.
 */
export const knownTokens: Partial<Record<CaipNetworkId, Readonly<Record<string, string>>>> = {
  'eip155:1': {
    USDC: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    USDT: '0xdac17f958d2ee523a2206206994597c13d831ec7',
    DAI: '0x6b175474e89094c44da98b954eedeac495271d0f',
    WETH: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    WBTC: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    UNI: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
    LINK: '0x514910771af9ca656af840dff83e8264ecf986ca',
    AAVE: '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
  },
  'eip155:10': {
    USDC: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
    USDT: '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
    DAI: '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    WETH: '0x4200000000000000000000000000000000000006',
    WBTC: '0x68f180fcce6836688e9084f035309e29bf0a2095',
    OP: '0x4200000000000000000000000000000000000042',
    LINK: '0x350a791bfc2c21f9ed5d10980dad2e2638ffa7f6',
  },
  'eip155:56': {
    USDC: '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
    USDT: '0x55d398326f99059ff775485246999027b3197955',
    DAI: '0x1af3f329e8be154074d8769d1ffa4ee058b1dbc3',
    ETH: '0x2170ed0880ac9a755fd29b2688956bd959f933f8',
    WBNB: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  },
  'eip155:137': {
    USDC: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    USDT: '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
    DAI: '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063',
    WETH: '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619',
    WPOL: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
    WBTC: '0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6',
    LINK: '0x53e0bca35ec356bd5dddfebbd1fc0fd03fabad39',
  },
  'eip155:8453': {
    USDC: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    DAI: '0x50c5725949a6f0c72e6c4a641f24049a917db0cb',
    WETH: '0x4200000000000000000000000000000000000006',
  },
  'eip155:42161': {
    USDC: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    USDT: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
    DAI: '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    WETH: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
    WBTC: '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f',
    LINK: '0xf97f4df75117a78c1a5a0dbb814af92458539fb4',
    ARB: '0x912ce59144191c1204e64559fe8253a0e49e6548',
  },
  'eip155:43114': {
    USDC: '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
    USDT: '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
    WAVAX: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
  },
  'eip155:100': { WXDAI: '0xe91d153e0b41518a2ce8dd3d7944fa863463a97d' },
  'eip155:250': { WFTM: '0x21be370d5312f44cb42ce377bc9b8a0cef1a4c83' },
  'eip155:42220': { USDC: '0xceba9300f2b948710d2653dd7b07f33a8b32118c' },
  'eip155:84532': { WETH: '0x4200000000000000000000000000000000000006' },
  'eip155:11155111': { WETH: '0xfff9976782d46cc05630d1f6ebab18b2324d6b14' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    USDT: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  },
  'polkadot:68d56f15f85d3136970ec16946040bc1': { USDT: '1984', USDC: '1337' },
  'polkadot:48239ef607d7928874027a43a6768920': { USDT: '1984' },
}

/** Contracts by which a network's native coin is a token, too; EVM addresses in lower case. */
export const nativeTokens: Partial<Record<CaipNetworkId, string>> = {
  // https://docs.polygon.technology/pos/concepts/tokens/pol/
  'eip155:137': '0x0000000000000000000000000000000000001010',
  // https://docs.zksync.io/zksync-protocol/contracts/system-contracts
  'eip155:324': '0x000000000000000000000000000000000000800a',
  // https://docs.celo.org/contracts/token-contracts
  'eip155:42220': '0x471ece3750da237f93b8e339c536989b8978a438',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'So11111111111111111111111111111111111111112',
}
