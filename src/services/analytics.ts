import { WalletModalError } from '../errors/WalletModalError.ts'
import { createUuid } from '../utils/createUuid.ts'
import { toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

export interface AnalyticsEvent {
  event: string
  properties?: unknown
  /** The plain address, not CAIP-10. */
  address?: string | undefined
  /** Milliseconds since the epoch. */
  timestampMs: number
}

const timeoutMs = 10_000

/**
 * Sends an event even while the user leaves the page (`keepalive`). @throws WalletModalError HTTP_ERROR (403: the
 * project does not allow the origin), or errors of `fetch`
 */
export async function sendAnalyticsEvent(
  context: ServiceContext,
  { event, properties, address, timestampMs }: AnalyticsEvent,
): Promise<void> {
  const body = {
    eventId: createUuid(),
    // Query and hash may contain personal data or secrets.
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
      // This policy overrides the page's: the referrer must not contain path, query or hash.
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
