import type { HighFees } from '../describeCost.ts'

/**
 * Network fees far above what any transaction costs, by symbol of the native currency and in its units; `''` is the limit
 * of any other currency. Each was worth at least 30 US dollars in November 2026. Those of networks that pages define are
 * listed where a unit is worth much more: of Bitcoin's sidechains and rollups, for example.
 */
export const highFees: HighFees = {
  AVAX: 2,
  BCH: 0.1,
  BNB: 0.2,
  BTC: 0.0005,
  cBTC: 0.0005,
  CELO: 100,
  ETH: 0.05,
  FTM: 100,
  KAIA: 500,
  POL: 200,
  RBTC: 0.0005,
  TAO: 0.1,
  XDAI: 50,
  '': 1,
}
