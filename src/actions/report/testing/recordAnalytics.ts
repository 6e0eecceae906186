import { onHostEvent } from '../../../controllers/hostEvents.ts'
import type { AnalyticsDetail } from '../../../types/analytics.ts'

/** What is counted from now on: a list that grows. */
export function recordAnalytics(): AnalyticsDetail[] {
  const counted: AnalyticsDetail[] = []
  onHostEvent((name, detail) => {
    if (name === 'analytics') counted.push(detail as AnalyticsDetail)
  })
  return counted
}
