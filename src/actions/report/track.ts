import { emitHostEvent } from '../../controllers/events.ts'
import { options } from '../../controllers/options.ts'
import type {
  AnalyticsDetail,
  AnalyticsEventMap,
  AnalyticsEventName,
} from '../../types/analytics.ts'
import type { ViewName } from '../../types/view.ts'

/** Emits an analytics event; also sends it to the service if the feature is on and the project's settings allow it. */
export function track<Name extends AnalyticsEventName>(
  event: Name,
  ...[properties]: Record<never, never> extends AnalyticsEventMap[Name]
    ? []
    : [properties: AnalyticsEventMap[Name]]
): void {
  const detail = { event, properties: properties ?? {} } as AnalyticsDetail
  emitHostEvent('analytics', detail)
  if (!options.features.analytics) return
  const timestampMs = Date.now()
  import('./sendAnalytics.ts').then(
    ({ sendAnalytics }) => sendAnalytics(detail, timestampMs),
    () => {},
  )
}

const clicks = {
  AllWallets: 'ALL_WALLETS',
  Networks: 'NETWORKS',
  WhatIsAWallet: 'WALLET_HELP',
  WhatIsANetwork: 'NETWORK_HELP',
  GetWallet: 'GET_WALLET',
  Swap: 'CONVERT',
  SwapSelectToken: 'SELECT_TOKEN_TO_SWAP',
} as const satisfies Partial<Record<ViewName, string>>

/** Tracks the click that opened a view. Going back to a view is not a click of this kind. */
export function trackView(view: ViewName): void {
  const click = (clicks as Partial<Record<ViewName, (typeof clicks)[keyof typeof clicks]>>)[view]
  if (click) track(`CLICK_${click}`)
}
