import { WalletModalError } from '../errors/WalletModalError.ts'
import { toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

const random = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

/** Returns a random UUID, version 4 (RFC 9562). Pages on plain http, as in development, lack `crypto.randomUUID`. */
export function createUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (random() & (15 >> (Number(digit) / 4)))).toString(16),
  )
}

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
 * Sends an event to the analytics service. `keepalive` lets the request finish after the user has left the page.
 * @throws WalletModalError HTTP_ERROR with status 403 if the project does not allow the origin; errors of `fetch`
 */
export async function sendAnalyticsEvent(
  context: ServiceContext,
  { event, properties, address, timestampMs }: AnalyticsEvent,
): Promise<void> {
  const body = {
    eventId: createUuid(),
    // The sent URL has origin and path only: query and hash may contain personal data or secrets.
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
      // The request overrides the page's referrer policy, so that the referrer contains neither path nor query.
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
