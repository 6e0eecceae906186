import type { CaipNetworkId } from '../../../types/caip.ts'

/** Published contracts of exchanges on a network. Their code is immutable, and so are the factories that they name. */
export interface Exchanges {
  /** Routers of Uniswap V2 and of forks with its interface. They name their factory and the wrapped native token. */
  routers: readonly string[]
  /** QuoterV2 of Uniswap V3, which simulates a trade in a pool. */
  quoter: string
}

const sameQuoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'
const sameRouter = '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'

/**
 * Sources: https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments for the routers,
 * https://docs.uniswap.org/contracts/v3/reference/deployments for the quoters, and
 * https://developer.pancakeswap.finance/contracts/v2/addresses for the second router of BNB Smart Chain, whose pools are
 * the deepest there.
 */
const exchanges: Record<string, Exchanges> = {
  '1': { routers: ['0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'], quoter: sameQuoter },
  '10': { routers: ['0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2'], quoter: sameQuoter },
  '56': {
    routers: [sameRouter, '0x10ED43C718714eb63d5aA57B78B54704E256024E'],
    quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
  },
  '137': { routers: ['0xedf6066a2b290C185783862C7F4776A2C8077AD1'], quoter: sameQuoter },
  '8453': { routers: [sameRouter], quoter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a' },
  '42161': { routers: [sameRouter], quoter: sameQuoter },
  '43114': { routers: [sameRouter], quoter: '0xbe0F5544EC67e9B3b2D979aaA43f18Fd87E6257F' },
}

/** Returns null for a network without known exchanges. */
export function exchangesOn(chainId: CaipNetworkId): Exchanges | null {
  return exchanges[chainId.split(':')[1] ?? ''] ?? null
}
