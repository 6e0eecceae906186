import * as z from 'zod/mini'
import { isCode } from '../errors/WalletModalError.ts'
import { requestJson, toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

export interface AnalyticsEvent {
  event: string
  properties?: Readonly<Record<string, unknown>> | undefined
  /** Plain address of the connected account. */
  address?: string | undefined
  /** When it happened, in ms since the epoch. */
  timestampMs: number
}

/** A random UUID v4. `crypto.randomUUID` is missing on plain http, where pages are developed. */
function createEventId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * Sends one event. Throws HTTP_ERROR (status 403: the page's origin is not allowed for the project) and
 * SERVICE_UNREACHABLE. Whatever the service answers to an event that it took is not looked at.
 */
export async function sendAnalyticsEvent(
  context: ServiceContext,
  { event, properties, address, timestampMs }: AnalyticsEvent,
): Promise<void> {
  try {
    await requestJson(toEndpointUrl(context.analyticsUrl, '/e').href, {
      schema: z.unknown(),
      method: 'POST',
      query: toIdentityQuery(context),
      body: {
        eventId: createEventId(),
        url: location.href,
        domain: location.hostname,
        timestamp: timestampMs,
        props: { type: 'track', event, properties, address },
      },
    })
  } catch (error) {
    if (!isCode(error, 'SERVICE_INVALID_RESPONSE')) throw error
  }
}
