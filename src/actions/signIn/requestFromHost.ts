import { createEmitter } from '../../controllers/events.ts'
import type { HostRequestMap } from '../../types/host.ts'

/** Requests to the host, which each element dispatches as an event with `respondWith`. */
const [emitHostRequest, onHostRequest] =
  createEmitter<
    Record<keyof HostRequestMap, { detail: object; respond(response: unknown): void }>
  >()

export { onHostRequest }

/**
 * Requests a value from the host. Returns undefined if no handler responds during dispatch. The first response counts.
 * The promise may never settle, and its value is not parsed.
 */
export function requestFromHost<Requested extends keyof HostRequestMap>(
  name: Requested,
  detail: HostRequestMap[Requested]['detail'],
): Promise<unknown> | undefined {
  let response: Promise<unknown> | undefined
  function respond(given: unknown) {
    response ??= Promise.resolve(given)
    // The caller may have timed out before the response rejects, so the rejection is marked as handled.
    response.catch(() => {})
  }
  emitHostRequest(name, { detail, respond })
  return response
}
