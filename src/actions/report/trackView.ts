import type { ViewName } from '../../types/view.ts'
import { track } from './track.ts'

/** What choosing to see a view is called in the statistics, where it has a name. */
const clicks: Partial<Record<ViewName, string>> = {
  AllWallets: 'ALL_WALLETS',
  Networks: 'NETWORKS',
  WhatIsAWallet: 'WALLET_HELP',
  WhatIsANetwork: 'NETWORK_HELP',
  GetWallet: 'GET_WALLET',
  Swap: 'CONVERT',
  SwapSelectToken: 'SELECT_TOKEN_TO_SWAP',
}

/** Tells that the visitor went on to a view. Going back to one is no choice of it. */
export function trackView(view: ViewName): void {
  const click = clicks[view]
  if (click) track(`CLICK_${click}`)
}
