import { onTestFinished } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import type { HostEventMap } from '../../types/host.ts'

/** Returns an array to which the detail of each page event of this name is added until the test ends. */
export function recordEvents<Name extends keyof HostEventMap>(name: Name): HostEventMap[Name][] {
  const details: HostEventMap[Name][] = []
  const stop = onHostEvent((emitted, detail) => {
    if ((emitted as string) === name) details.push(detail as HostEventMap[Name])
  })
  onTestFinished(stop)
  return details
}
