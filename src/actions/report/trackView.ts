import type { ViewName } from '../../types/view.ts'
import { track } from './track.ts'

const clicks = {
  AllWallets: 'ALL_WALLETS',
  Networks: 'NETWORKS',
  WhatIsAWallet: 'WALLET_HELP',
  WhatIsANetwork: 'NETWORK_HELP',
  GetWallet: 'GET_WALLET',
  Swap: 'CONVERT',
  SwapSelectToken: 'SELECT_TOKEN_TO_SWAP',
} as const satisfies Partial<Record<ViewName, string>>

/** Tracks an opened view; not called when the user goes back. */
export function trackView(view: ViewName): void {
  const click = (clicks as Partial<Record<ViewName, (typeof clicks)[keyof typeof clicks]>>)[view]
  if (click) track(`CLICK_${click}`)
}
