import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { options } from '../../controllers/options.ts'
import type {
  AnalyticsDetail,
  AnalyticsEventMap,
  AnalyticsEventName,
} from '../../types/analytics.ts'

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
