import { type DemoToken, tokens } from './tokens.ts'

/** Uniswap V2 as it was published, the same on every local EVM chain. */
export const FACTORY = '0x82C6D3ed4cD33d8EC1E51d0B5Cc1d822Eaa0c3dC'
export const ROUTER = '0x05B4CB126885fb10464fdD12666FEb25E2563B76'

/** Whom the API trades through: it takes a fee and hands the rest on to Uniswap. Tokens are approved for it. */
export const AGGREGATOR = '0x2a264F26859166C5BF3868A54593eE716AeBC848'
/** What it keeps of the amount that is traded, in hundredths of a percent. */
export const AGGREGATOR_FEE_BASIS_POINTS = 85n

/** How the API and the aggregator write the chain's own coin. */
export const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

interface Pool {
  token: DemoToken
  /** Decimal, in whole tokens. */
  amount: string
}

/** Each with the ether that is in its other half. Their prices are those of `tokens`. */
export const etherPools: readonly (Pool & { ether: string })[] = [
  { token: tokens.USDC, amount: '3750000', ether: '1500' },
  { token: tokens.WBTC, amount: '62.5', ether: '1500' },
  { token: tokens.DAI, amount: '2500000', ether: '1000' },
  { token: tokens.USDT, amount: '1250000', ether: '500' },
  // Nothing else has a price for it.
  { token: tokens.PTS, amount: '100000', ether: '10' },
  // A pool counts no further than 2 ** 112, which is little of a token of 36 decimals.
  { token: tokens.GRAIN, amount: '0.005', ether: '0.000004' },
  // A hundredth of it stays on the way to the pool.
  { token: tokens.TOLL, amount: '505050.505050505050505051', ether: '100' },
]

/** Without ether, for a way that is shorter than by it. */
export const stablePool: readonly [Pool, Pool] = [
  { token: tokens.USDC, amount: '1000000' },
  { token: tokens.DAI, amount: '1000000' },
]
