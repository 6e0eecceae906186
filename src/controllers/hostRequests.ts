import type { HostRequestMap } from '../types/host.ts'

type Name = keyof HostRequestMap

/** Asks the page; `respond` takes its answer. */
type Asker = (name: Name, detail: object, respond: (answer: unknown) => void) => void

let ask: Asker = () => {}

/** How the page is asked from now on. */
export function onHostRequest(asker: Asker): void {
  ask = asker
}

/**
 * Asks the page something that it may answer during this call alone; the first answer counts. Undefined if nobody
 * answers. What comes is from outside, and so is the moment: a promise may never settle.
 */
export function askHost<Asked extends Name>(
  name: Asked,
  detail: HostRequestMap[Asked]['detail'],
): Promise<unknown> | undefined {
  let answer: Promise<unknown> | undefined
  ask(name, detail, (given) => {
    answer ??= Promise.resolve(given)
    // Whoever asked may have gone by the time that it rejects.
    answer.catch(() => {})
  })
  return answer
}
