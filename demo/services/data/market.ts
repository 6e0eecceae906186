import { type DemoToken, tokens } from './tokens.ts'

/** Published contracts of Uniswap V2, at the same addresses on every local EVM chain. */
export const FACTORY = '0x82C6D3ed4cD33d8EC1E51d0B5Cc1d822Eaa0c3dC'
export const ROUTER = '0x05B4CB126885fb10464fdD12666FEb25E2563B76'

/**
 * Addresses of Uniswap's router on the real networks. The local chains have the router's code there, too, so that the
 * modal finds the pools as it does on those networks.
 */
export const PUBLISHED_ROUTERS: Readonly<Record<string, string>> = {
  'eip155:1': '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  'eip155:8453': '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
}

/**
 * The aggregator. The API trades through this contract, which takes a fee and forwards the rest to Uniswap. Accounts
 * approve it as the spender of tokens.
 */
export const AGGREGATOR = '0x2a264F26859166C5BF3868A54593eE716AeBC848'
/** The aggregator's fee on the traded amount, in hundredths of a percent. */
export const AGGREGATOR_FEE_BASIS_POINTS = 85n

/** Placeholder of the native token in the API and the aggregator. */
export const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

interface Pool {
  token: DemoToken
  /** Decimal string, in whole tokens. */
  amount: string
}

/** Pools of a token and ether, at the prices in `tokens`. */
export const etherPools: readonly (Pool & { ether: string })[] = [
  { token: tokens.USDC, amount: '3750000', ether: '1500' },
  { token: tokens.WBTC, amount: '62.5', ether: '1500' },
  { token: tokens.DAI, amount: '2500000', ether: '1000' },
  { token: tokens.USDT, amount: '1250000', ether: '500' },
  // PTS has no price in `tokens`, so this pool defines its price.
  { token: tokens.PTS, amount: '100000', ether: '10' },
  // Uniswap limits a reserve to 2 ** 112 base units, which are 0.005 tokens of 36 decimals.
  { token: tokens.GRAIN, amount: '0.005', ether: '0.000004' },
  // The fee of TOLL takes 1 % of the transfer to the pool, which receives 500,000.
  { token: tokens.TOLL, amount: '505050.505050505050505051', ether: '100' },
]

/** A pool without ether, for a direct route. */
export const stablePool: readonly [Pool, Pool] = [
  { token: tokens.USDC, amount: '1000000' },
  { token: tokens.DAI, amount: '1000000' },
]
