import { WalletModalError } from '../errors/WalletModalError.ts'
import { createUuid } from '../utils/createUuid.ts'
import { toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

export interface AnalyticsEvent {
  event: string
  properties?: unknown
  /** Plain address of the connected account. */
  address?: string | undefined
  /** When it happened, in ms since the epoch. */
  timestampMs: number
}

const timeoutMs = 10_000

/**
 * Sends one event, also from a page that is being left. Throws HTTP_ERROR (status 403: the page's origin is not allowed
 * for the project), and whatever `fetch` rejects with. What the service answers to an event that it took is not looked at.
 */
export async function sendAnalyticsEvent(
  context: ServiceContext,
  { event, properties, address, timestampMs }: AnalyticsEvent,
): Promise<void> {
  const body = {
    eventId: createUuid(),
    // What follows the path may hold what is the visitor's own, or a secret of the page.
    url: location.origin + location.pathname,
    domain: location.hostname,
    timestamp: timestampMs,
    props: { type: 'track', event, properties, address },
  }
  const response = await fetch(
    toEndpointUrl(context.analyticsUrl, '/e', toIdentityQuery(context)),
    {
      method: 'POST',
      keepalive: true,
      // Whatever the page's own policy is: not where on the site the visitor is, with what follows the path.
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify(body),
    },
  )
  response.body?.cancel().catch(() => {})
  if (response.ok) return
  const { status } = response
  const longMessage = `HTTP status code: ${status}`
  throw new WalletModalError('HTTP_ERROR', { longMessage, params: { status } })
}
