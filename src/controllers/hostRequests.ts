import type { HostRequestMap } from '../types/host.ts'

type Name = keyof HostRequestMap

/** Dispatches a request to the page; `respond` takes the response. */
type Asker = (name: Name, detail: object, respond: (response: unknown) => void) => void

let ask: Asker = () => {}

/** Replaces the function that dispatches requests. */
export function onHostRequest(asker: Asker): void {
  ask = asker
}

/**
 * Dispatches a request that the page must answer synchronously, at least by a promise; the first response counts.
 * Undefined without a response. The response is not parsed, and its promise may never settle.
 */
export function askHost<Asked extends Name>(
  name: Asked,
  detail: HostRequestMap[Asked]['detail'],
): Promise<unknown> | undefined {
  let response: Promise<unknown> | undefined
  ask(name, detail, (given) => {
    response ??= Promise.resolve(given)
    // The caller may no longer listen when it rejects.
    response.catch(() => {})
  })
  return response
}
