import * as z from 'zod/mini'
import { isCode } from '../errors/WalletModalError.ts'
import { createUuid } from '../utils/createUuid.ts'
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

/** What the service may answer. */
const maxBytes = 10_000

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
      maxBytes,
      method: 'POST',
      query: toIdentityQuery(context),
      body: {
        eventId: createUuid(),
        // What follows the path may hold what is the visitor's own, or a secret of the page.
        url: location.origin + location.pathname,
        domain: location.hostname,
        timestamp: timestampMs,
        props: { type: 'track', event, properties, address },
      },
    })
  } catch (error) {
    if (!isCode(error, 'SERVICE_INVALID_RESPONSE')) throw error
  }
}
