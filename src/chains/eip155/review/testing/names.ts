/** Accounts and contracts of the corpus, on Ethereum where not said otherwise. */
export const me = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const bob = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const shop = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
export const apes = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
export const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'
export const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
export const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
export const safe = '0x9fC3dc011b461664c835F2527fffb1169b3C213e'
export const seaport = '0x0000000000000068F116a894984e2DB1123eB395'

/** Symbols and decimals, as a node reports them. A collection has neither. */
export const tokens: Readonly<Record<string, { symbol: string; decimals: number }>> = {
  [usdc]: { symbol: 'USDC', decimals: 6 },
  [dai]: { symbol: 'DAI', decimals: 18 },
  [weth]: { symbol: 'WETH', decimals: 18 },
}

export const names: Readonly<Record<string, string>> = {
  [me]: 'this account',
  [bob]: 'Bob',
  [shop]: 'the shop',
  [usdc]: 'USDC',
  [dai]: 'DAI',
  [weth]: 'WETH',
  [apes]: 'BAYC',
  [router]: 'the V3 router',
  [permit2]: 'Permit2',
  [multicall3]: 'Multicall3',
  [safe]: 'the Safe',
  [seaport]: 'Seaport',
}
