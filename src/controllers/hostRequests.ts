import type { HostRequestMap } from '../types/host.ts'

type Name = keyof HostRequestMap

/** Dispatches a request to the page; `respond` takes the response. */
type Asker = (name: Name, detail: object, respond: (response: unknown) => void) => void

let ask: Asker = () => {}

export function onHostRequest(asker: Asker): void {
  ask = asker
}

/**
 * Takes the first response. The page gives it during dispatch: a value, or a promise, which may never settle. The value
 * is not parsed.
 */
export function requestFromHost<Asked extends Name>(
  name: Asked,
  detail: HostRequestMap[Asked]['detail'],
): Promise<unknown> | undefined {
  let response: Promise<unknown> | undefined
  ask(name, detail, (given) => {
    response ??= Promise.resolve(given)
    // The rejection counts as handled, because the caller may no longer listen.
    response.catch(() => {})
  })
  return response
}
