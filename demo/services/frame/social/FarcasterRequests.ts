import type { Clock } from '../../shared/clock.ts'
import { Refusal } from '../../shared/Refusal.ts'
import { Tickets } from '../../shared/Tickets.ts'
import { type Outcome, Waiting } from '../accounts/Waiting.ts'

const LIFETIME_MS = 10 * 60_000

interface Approved {
  userName: string
}

/** Logins that wait for approval on another device. Each login has a nonce, which is valid once. */
export class FarcasterRequests {
  readonly #nonces: Tickets<Waiting<Approved>>
  readonly #byDevice = new Map<string, Waiting<Approved>>()

  constructor(now: Clock = Date.now) {
    this.#nonces = new Tickets(LIFETIME_MS, now)
  }

  /** Creates a nonce for this device. It replaces the earlier nonce of the device. */
  open(device: string): string {
    this.#byDevice.get(device)?.settle({ state: 'refused' })
    const waiting = new Waiting<Approved>()
    this.#byDevice.set(device, waiting)
    return this.#nonces.issue(waiting)
  }

  isOpen(nonce: string): boolean {
    return this.#nonces.peek(nonce) !== undefined
  }

  /** @throws Refusal if the nonce was used or has expired. */
  decide(nonce: string, approved: Approved | undefined): void {
    const waiting = this.#nonces.take(nonce)
    waiting.settle(approved ? { state: 'done', value: approved } : { state: 'refused' })
  }

  /** Resolves with the outcome, `pending` after `ms`. A decision is returned once. */
  async outcome(device: string, ms: number): Promise<Outcome<Approved>> {
    const waiting = this.#byDevice.get(device)
    if (!waiting) throw new Refusal('No Farcaster login has begun.')
    const outcome = await waiting.within(ms)
    if (outcome.state !== 'pending' && this.#byDevice.get(device) === waiting) {
      this.#byDevice.delete(device)
    }
    return outcome
  }
}
