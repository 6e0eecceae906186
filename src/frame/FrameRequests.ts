import { invalidResponseTo } from '../errors/invalidResponse.ts'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import { noResponse, toFrameError } from './frameErrors.ts'
import { messages, type RequestName } from './messages.ts'
import { isLargerThan } from './size.ts'

export interface FrameRequest {
  readonly name: RequestName
  isPosted: boolean
  resolve(payload: unknown): void
  reject(error: unknown): void
}

/** Maximum number of characters and members in a response, large enough for the receipts of a block. */
const maxReplySize = 5_000_000
const maxKnownIds = 1_000

/** Requests to the frame, each of which settles once. */
export class FrameRequests {
  readonly #waiting = new Map<string, FrameRequest>()
  /**
   * Ids of pending and recently settled requests. A message with a settled id is a late or repeated response, and does
   * not report a change.
   */
  readonly #known = new Set<string>()

  get size(): number {
    return this.#waiting.size
  }

  add(id: string, request: FrameRequest): void {
    this.#waiting.set(id, request)
    this.#known.add(id)
    const [oldest] = this.#known
    if (oldest !== undefined && this.#known.size > maxKnownIds) this.#known.delete(oldest)
  }

  isWaiting(id: string): boolean {
    return this.#waiting.has(id)
  }

  isKnown(id: unknown): boolean {
    return typeof id === 'string' && (this.#known.has(id) || this.#waiting.has(id))
  }

  /**
   * Settles the request `id` and returns its name; null if no such request is pending or the response is of another
   * type. `outcome` is the response's type without prefix, such as `GET_USER_SUCCESS`.
   */
  settle(id: unknown, outcome: string, payload: unknown): RequestName | null {
    const request = typeof id === 'string' ? this.#waiting.get(id) : undefined
    const isError = outcome === `${request?.name}_ERROR`
    if (!request || (!isError && outcome !== `${request.name}_SUCCESS`)) return null
    this.#waiting.delete(String(id))
    const isTooLarge = isLargerThan(payload, maxReplySize)
    const reply = isTooLarge || isError ? null : messages[request.name].reply.safeParse(payload)
    if (reply?.success) request.resolve(reply.data)
    else if (isError && !isTooLarge) request.reject(toFrameError(payload))
    else request.reject(invalidResponseTo(request.name, reply?.error, 'The frame'))
    return request.name
  }

  reject(id: string, error: unknown): void {
    const request = this.#waiting.get(id)
    if (this.#waiting.delete(id)) request?.reject(error)
  }

  rejectAll(error: WalletModalError | null): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { name, reject } of all) reject(error ?? noResponse(name))
  }

  /**
   * Rejects the requests that were posted to the replaced document, since the new document does not know them. A
   * pending RELOAD resolves.
   */
  forgetPosted(): void {
    for (const [id, { name, isPosted, resolve, reject }] of [...this.#waiting]) {
      if (!isPosted) continue
      this.#waiting.delete(id)
      if (name === 'RELOAD') resolve(undefined)
      else reject(noResponse(name))
    }
  }
}
