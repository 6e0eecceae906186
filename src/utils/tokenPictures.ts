import dai from '@web3icons/core/svgs/tokens/background/DAI.svg.js'
import link from '@web3icons/core/svgs/tokens/background/LINK.svg.js'
import usdc from '@web3icons/core/svgs/tokens/background/USDC.svg.js'
import usdt from '@web3icons/core/svgs/tokens/background/USDT.svg.js'
import wbtc from '@web3icons/core/svgs/tokens/background/WBTC.svg.js'

/**
 * Contracts by CAIP-10 id, with EVM addresses in lower case: those of the issuer, or of the bridge that the network's
 * own token list names. A symbol proves nothing, since any contract may have any symbol.
 */
const contracts: readonly (readonly [svg: string, ...contracts: string[]])[] = [
  [
    usdc,
    'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    'eip155:10:0x0b2c639c533813f4aa9d7837caf62653d097ff85',
    'eip155:42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    'eip155:8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    'eip155:137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    'eip155:43114:0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
    'eip155:42220:0xceba9300f2b948710d2653dd7b07f33a8b32118c',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'polkadot:68d56f15f85d3136970ec16946040bc1:1337',
  ],
  [
    usdt,
    'eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7',
    'eip155:10:0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
    'eip155:42161:0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
    'eip155:137:0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
    'eip155:43114:0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
    'polkadot:68d56f15f85d3136970ec16946040bc1:1984',
    'polkadot:48239ef607d7928874027a43a6768920:1984',
  ],
  [
    dai,
    'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f',
    'eip155:10:0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    'eip155:42161:0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    'eip155:8453:0x50c5725949a6f0c72e6c4a641f24049a917db0cb',
    'eip155:137:0x8f3cf7ad23cd3cadbd9735aff958023239c6a063',
  ],
  [
    wbtc,
    'eip155:1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    'eip155:10:0x68f180fcce6836688e9084f035309e29bf0a2095',
    'eip155:42161:0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f',
    'eip155:137:0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6',
  ],
  [
    link,
    'eip155:1:0x514910771af9ca656af840dff83e8264ecf986ca',
    'eip155:10:0x350a791bfc2c21f9ed5d10980dad2e2638ffa7f6',
    'eip155:42161:0xf97f4df75117a78c1a5a0dbb814af92458539fb4',
    'eip155:137:0x53e0bca35ec356bd5dddfebbd1fc0fd03fabad39',
  ],
]

/** Returns the SVG text of a token, by the CAIP-10 id of its contract. Only addresses of EVM have no case. */
export function tokenPicture(caipAddress: string): string | undefined {
  const id = caipAddress.startsWith('eip155:') ? caipAddress.toLowerCase() : caipAddress
  return contracts.find(([, ...own]) => own.includes(id))?.[0]
}
