import type { HostRequestMap } from '../types/host.ts'

type Name = keyof HostRequestMap

/** Dispatches a request to the page; `respond` takes the response. */
type Asker = (name: Name, detail: object, respond: (response: unknown) => void) => void

let ask: Asker = () => {}

export function onHostRequest(asker: Asker): void {
  ask = asker
}

/** The first response counts; it must come synchronously, at least as a promise, which may never settle. Not parsed. */
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
