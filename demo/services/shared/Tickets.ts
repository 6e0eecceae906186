import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import { Refusal } from './Refusal.ts'

interface Ticket<T> {
  value: T
  expiresAt: number
}

/** Maps tickets to values. A ticket cannot be guessed, and is valid once and for a limited time. */
export class Tickets<T> {
  readonly #tickets = new Map<string, Ticket<T>>()

  constructor(
    private readonly lifetimeMs: number,
    private readonly now: Clock = Date.now,
  ) {}

  issue(value: T): string {
    // Tickets are hexadecimal: a page in Telegram appends its URL after `--`, which base64url may contain.
    const name = randomBytes(24).toString('hex')
    this.#tickets.set(name, { value, expiresAt: this.now() + this.lifetimeMs })
    return name
  }

  /** The value of a ticket. The ticket stays valid. */
  peek(name: string): T | undefined {
    const ticket = this.#tickets.get(name)
    if (ticket && this.now() < ticket.expiresAt) return ticket.value
    this.#tickets.delete(name)
    return undefined
  }

  /** @throws Refusal if the ticket is unknown, has expired or was taken before. */
  take(name: string): T {
    const value = this.peek(name)
    this.#tickets.delete(name)
    if (value === undefined) throw new Refusal('This link was used before or has expired.')
    return value
  }
}
