export interface DemoToken {
  name: string
  symbol: string
  decimals: number
  address: string
  /** Price in US dollars; null without a market. */
  price: number | null
}

/** Prices are in US dollars, fixed, and round so that sums can be checked by hand. */
export const ETH = { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2500 }
export const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9, price: 150 }

/** Token contracts by symbol, at the same addresses on every local EVM chain; Tether is only on Ethereum. */
export const tokens = {
  USDC: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
    price: 1,
  },
  /** USDT has Tether's own address on Ethereum; its `transfer` returns no data. */
  USDT: {
    name: 'Tether USD',
    symbol: 'USDT',
    decimals: 6,
    address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    price: 1,
  },
  WBTC: {
    name: 'Wrapped Bitcoin',
    symbol: 'WBTC',
    decimals: 8,
    address: '0xA15BB66138824a1c7167f5E85b957d04Dd34E468',
    price: 60_000,
  },
  DAI: {
    name: 'Dai Stablecoin',
    symbol: 'DAI',
    decimals: 18,
    address: '0xb19b36b1456E65E3A6D514D3F715f204BD59f431',
    price: 1,
  },
  PTS: {
    name: 'Demo Points',
    symbol: 'PTS',
    decimals: 0,
    address: '0x8ce361602B935680E8DeC218b820ff5056BeB7af',
    price: null,
  },
  GRAIN: {
    name: 'Fine Grain',
    symbol: 'GRAIN',
    decimals: 36,
    address: '0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629',
    price: 2,
  },
  /** A token whose contract takes a fee of 1 % from each transfer. */
  TOLL: {
    name: 'Toll',
    symbol: 'TOLL',
    decimals: 18,
    address: '0xe1DA8919f262Ee86f9BE05059C9280142CF23f48',
    price: 0.5,
  },
  /** WETH9. */
  WETH: {
    name: 'Wrapped Ether',
    symbol: 'WETH',
    decimals: 18,
    address: '0x196dBCBb54b8ec4958c959D8949EBFE87aC2Aaaf',
    price: 2500,
  },
} satisfies Record<string, DemoToken>

/** The contract swaps its own tokens. Tests also use it as an example of a contract that is not a token. */
export const EXCHANGE = '0x12975173B87F7595EE45dFFb2Ab812ECE596Bf84'

/** A contract of collectibles. */
export interface DemoCollection {
  name: string
  /** The collection's segment in the paths of its images. */
  slug: string
  address: string
  standard: 'ERC721' | 'ERC1155'
  isSpam: boolean
  /** Names by id. An item with another id is named by collection and number. */
  items: Record<string, string>
}

export const collections = {
  birds: {
    name: 'Paper Birds',
    slug: 'paper-birds',
    address: '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba',
    standard: 'ERC721',
    isSpam: false,
    items: { 3: 'Paper Bird No. 3', 7: 'Paper Bird No. 7', 11: 'Paper Bird No. 11' },
  },
  pantry: {
    name: 'The Pantry',
    slug: 'pantry',
    address: '0xeD1DB453C3156Ff3155a97AD217b3087D5Dc5f6E',
    standard: 'ERC1155',
    isSpam: false,
    items: { 1: 'Lemon', 2: 'Sea salt', 3: 'Olive oil' },
  },
  spam: {
    name: '$5,000 reward: visit free-eth.example',
    slug: 'reward',
    address: '0xf7Cd8fa9b94DB2Aa972023b379c7f72c65E4De9D',
    standard: 'ERC721',
    isSpam: true,
    items: {},
  },
} satisfies Record<string, DemoCollection>

/** The registry has the address of the ENS registry on Ethereum. */
export const ENS_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
export const ENS_UNIVERSAL_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
export const ENS_REVERSE_RESOLVER = '0x5EF1009b9FCD4fec3094a5564047e190D72Bd511'
export const ENS_RESOLVER = '0x82Dc47734901ee7d4f4232f398752cB9Dd5dACcC'
