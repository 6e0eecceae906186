import type { HostRequestMap } from '../types/host.ts'

type Name = keyof HostRequestMap

/** Dispatches a request event to the host, which calls `respond`. */
type HostDispatcher = (name: Name, detail: object, respond: (response: unknown) => void) => void

let dispatch: HostDispatcher = () => {}

export function onHostRequest(dispatcher: HostDispatcher): void {
  dispatch = dispatcher
}

/**
 * Requests a value from the host. Returns undefined if no handler responds during dispatch. The first response counts.
 * The promise may never settle, and its value is not parsed.
 */
export function requestFromHost<Requested extends Name>(
  name: Requested,
  detail: HostRequestMap[Requested]['detail'],
): Promise<unknown> | undefined {
  let response: Promise<unknown> | undefined
  dispatch(name, detail, (given) => {
    response ??= Promise.resolve(given)
    // The caller may have timed out before the response rejects, so the rejection is marked as handled.
    response.catch(() => {})
  })
  return response
}
