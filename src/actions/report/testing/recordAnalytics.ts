import { onHostEvent } from '../../../controllers/events.ts'
import type { AnalyticsDetail } from '../../../types/analytics.ts'

/** For tests: returns a list to which each later analytics event is appended. */
export function recordAnalytics(): AnalyticsDetail[] {
  const counted: AnalyticsDetail[] = []
  onHostEvent((name, detail) => {
    if (name === 'analytics') counted.push(detail as AnalyticsDetail)
  })
  return counted
}
