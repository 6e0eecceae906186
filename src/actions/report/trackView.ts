import type { ViewName } from '../../types/view.ts'
import { track } from './track.ts'

/** What choosing to see a view is called in the statistics, where it has a name. */
const clicks = {
  AllWallets: 'ALL_WALLETS',
  Networks: 'NETWORKS',
  WhatIsAWallet: 'WALLET_HELP',
  WhatIsANetwork: 'NETWORK_HELP',
  GetWallet: 'GET_WALLET',
  Swap: 'CONVERT',
  SwapSelectToken: 'SELECT_TOKEN_TO_SWAP',
} as const satisfies Partial<Record<ViewName, string>>

/** Tells that the visitor went on to a view. Going back to one is no choice of it. */
export function trackView(view: ViewName): void {
  const click = (clicks as Partial<Record<ViewName, (typeof clicks)[keyof typeof clicks]>>)[view]
  if (click) track(`CLICK_${click}`)
}
