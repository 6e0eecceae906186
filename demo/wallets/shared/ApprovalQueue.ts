import type { RequestDescription } from './RequestDescription.ts'

export type Decision = 'approved' | 'rejected' | 'withdrawn'

export interface Question {
  /** The requested method; `session_proposal` for a WalletConnect pairing. */
  method: string
  description: RequestDescription
}

export interface PendingQuestion extends Question {
  id: number
}

/**
 * A wallet's pending requests for approval, oldest first. The queue has no UI: a dialog or page shows the requests, or
 * a test decides them.
 */
export class ApprovalQueue {
  /** The decision that every request gets at once. Undefined if each request waits for its own decision. */
  standing: 'approved' | 'rejected' | undefined
  #rejections = 0
  #lastId = 0
  #pending: (PendingQuestion & { settle: (decision: Decision) => void })[] = []
  readonly #listeners = new Set<() => void>()

  /** Adds a request and waits for a decision. Resolves with `withdrawn` if `signal` aborts. */
  request(question: Question, signal?: AbortSignal): Promise<Decision> {
    if (signal?.aborted) return Promise.resolve('withdrawn')
    if (this.#rejections > 0) {
      this.#rejections -= 1
      return Promise.resolve('rejected')
    }
    if (this.standing) return Promise.resolve(this.standing)
    return new Promise((resolve) => {
      const id = ++this.#lastId
      const settle = (decision: Decision) => {
        signal?.removeEventListener('abort', withdraw)
        this.#pending = this.#pending.filter((pending) => pending.id !== id)
        resolve(decision)
        this.#changed()
      }
      const withdraw = () => settle('withdrawn')
      signal?.addEventListener('abort', withdraw)
      this.#pending = [...this.#pending, { ...question, id, settle }]
      this.#changed()
    })
  }

  pending(): readonly PendingQuestion[] {
    return this.#pending.map(({ id, method, description }) => ({ id, method, description }))
  }

  /** Decides the request with this id, or the oldest. Returns false if there is none. */
  decide(decision: Decision, id?: number): boolean {
    const question = this.#pending.find((pending) => id === undefined || pending.id === id)
    question?.settle(decision)
    return question !== undefined
  }

  /** Decides all pending and future requests. */
  answerAll(decision: 'approved' | 'rejected'): void {
    this.standing = decision
    this.#rejections = 0
    while (this.decide(decision)) {}
  }

  /** Leaves future requests pending until each is decided. */
  answerNone(): void {
    this.standing = undefined
    this.#rejections = 0
  }

  /** Rejects the oldest request, or the next one, whatever `answerAll` has set. */
  rejectOnce(): void {
    if (!this.decide('rejected')) this.#rejections += 1
  }

  /**
   * Decides the oldest request, or else the next one, and resolves with its method. It is for scripts: the page under
   * test may send its request a moment later.
   */
  async decideNext(decision: Decision, timeoutMs = 30_000): Promise<string> {
    const deadline = Date.now() + timeoutMs
    while (this.#pending.length === 0) await this.#nextChange(deadline)
    const method = this.#pending[0]?.method ?? ''
    this.decide(decision)
    return method
  }

  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #nextChange(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.subscribe(() => {
        clearTimeout(timer)
        stop()
        resolve()
      })
      const timer = setTimeout(
        () => {
          stop()
          reject(new Error('The wallet was asked nothing that could be answered.'))
        },
        Math.max(0, deadline - Date.now()),
      )
    })
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
