import type { HostRequestMap } from '../types/host.ts'

type Name = keyof HostRequestMap

/** Dispatches a request event to the host, which calls `respond`. */
type Asker = (name: Name, detail: object, respond: (response: unknown) => void) => void

let ask: Asker = () => {}

export function onHostRequest(asker: Asker): void {
  ask = asker
}

/**
 * Requests a value from the host. Returns undefined if no handler responds during dispatch; the first response counts.
 * The promise may never settle, and its value is not parsed.
 */
export function requestFromHost<Asked extends Name>(
  name: Asked,
  detail: HostRequestMap[Asked]['detail'],
): Promise<unknown> | undefined {
  let response: Promise<unknown> | undefined
  ask(name, detail, (given) => {
    response ??= Promise.resolve(given)
    // Marks a rejection as handled, because the caller may have timed out by then.
    response.catch(() => {})
  })
  return response
}
