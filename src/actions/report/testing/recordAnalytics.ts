import { onHostEvent } from '../../../controllers/hostEvents.ts'
import type { AnalyticsDetail } from '../../../types/analytics.ts'

/** Records analytics events from now on, in a growing list. */
export function recordAnalytics(): AnalyticsDetail[] {
  const counted: AnalyticsDetail[] = []
  onHostEvent((name, detail) => {
    if (name === 'analytics') counted.push(detail as AnalyticsDetail)
  })
  return counted
}
