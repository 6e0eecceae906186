import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { options } from '../../controllers/options.ts'

type Properties = Readonly<Record<string, unknown>>

/**
 * Tells the host what the visitor did. It is sent to the analytics service only if the feature is on
 * and the service's own configuration says that it is enabled.
 */
export function track(event: string, properties: Properties = {}): void {
  emitHostEvent('analytics', { event, properties })
  if (!options.features.analytics) return
  const timestampMs = Date.now()
  import('./sendAnalytics.ts').then(
    ({ sendAnalytics }) => sendAnalytics(event, properties, timestampMs),
    () => {},
  )
}
