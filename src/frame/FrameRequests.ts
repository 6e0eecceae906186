import { invalidAnswer } from '../errors/invalidResponse.ts'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import { noAnswer, toFrameError } from './frameErrors.ts'
import { messages, type RequestName } from './messages.ts'
import { isLargerThan } from './size.ts'

export interface FrameRequest {
  readonly name: RequestName
  isPosted: boolean
  resolve(payload: unknown): void
  reject(error: unknown): void
}

/** Maximum of characters and members in a response; the receipts of a block are large. */
const maxReplySize = 5_000_000
const maxKnownIds = 1_000

/** Requests to the frame, each of which settles once. */
export class FrameRequests {
  readonly #waiting = new Map<string, FrameRequest>()
  /** Ids of pending and settled requests. Settled ones tell late or repeated responses from news. */
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
   * Settles a request. `outcome` is the response's type without prefix. Returns null if no request is pending under
   * `id`.
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
    else request.reject(invalidAnswer(request.name, reply?.error, 'The frame'))
    return request.name
  }

  reject(id: string, error: unknown): void {
    const request = this.#waiting.get(id)
    if (this.#waiting.delete(id)) request?.reject(error)
  }

  rejectAll(error: WalletModalError | null): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { name, reject } of all) reject(error ?? noAnswer(name))
  }

  /** Rejects the requests that were posted to the former document, which the new one does not know. */
  forgetPosted(): void {
    for (const [id, { name, isPosted, resolve, reject }] of [...this.#waiting]) {
      if (!isPosted) continue
      this.#waiting.delete(id)
      if (name === 'RELOAD') resolve(undefined)
      else reject(noAnswer(name))
    }
  }
}
