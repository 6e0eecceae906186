import * as z from 'zod/mini'
import { finiteNumber } from '../utils/schemas.ts'
import { storagePrefix } from './keys.ts'
import { validEntries } from './schemas.ts'
import { json, readEntry, removeKey, shortText, writeEntry } from './storage.ts'

/** A request that a remote wallet has not answered yet. The SDK's database has what was asked. */
export interface AskedRequest {
  /** Id of the request in the session. */
  id: number
  /** Topic of the session. */
  topic: string
  /** Milliseconds since the epoch. */
  askedAt: number
}

const key = `${storagePrefix}asked_requests`
/** Maximum number of stored requests; the oldest are dropped. */
const maxRequests = 20
/** Milliseconds after which no answer is awaited: the relay keeps an answer for five minutes at least. */
const keptMs = 24 * 3_600_000

const entry = json<AskedRequest[]>(
  validEntries(
    z.object({ id: finiteNumber, topic: shortText, askedAt: finiteNumber }),
    maxRequests,
  ),
)

export function readAskedRequests(): AskedRequest[] {
  return (readEntry(key, entry) ?? []).filter(({ askedAt }) => askedAt > Date.now() - keptMs)
}

function write(requests: readonly AskedRequest[]): void {
  if (requests.length > 0) writeEntry(key, entry, requests.slice(-maxRequests))
  else removeKey(key)
}

export function addAskedRequest(request: AskedRequest): void {
  write([...readAskedRequests(), request])
}

/** Removes a request. Returns false if it was not stored, since another tab has removed it. */
export function removeAskedRequest(id: number): boolean {
  const before = readAskedRequests()
  const after = before.filter((one) => one.id !== id)
  if (after.length === before.length) return false
  write(after)
  return true
}
