import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import { Refusal } from '../../shared/Refusal.ts'

/** The views of the modal state this lifetime. */
export const CODE_LIFETIME_MS = 20 * 60_000
const MAX_ATTEMPTS = 5

interface Issued {
  code: string
  expiresAt: number
  attemptsLeft: number
}

/** Codes of six digits: one at a time for a purpose, valid once, for 20 minutes, with few attempts. */
export class OneTimeCodes {
  readonly #issued = new Map<string, Issued>()

  constructor(private readonly now: Clock = Date.now) {}

  /** A new code for the purpose; an earlier one becomes void. */
  issue(purpose: string): string {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = this.now() + CODE_LIFETIME_MS
    this.#issued.set(purpose, { code, expiresAt, attemptsLeft: MAX_ATTEMPTS })
    return code
  }

  /** @throws Refusal for a wrong code. The right code becomes invalid after this call. */
  redeem(purpose: string, code: string): void {
    const issued = this.#issued.get(purpose)
    if (!issued) throw new Refusal('No code is open. Ask for a new one.')
    if (this.now() >= issued.expiresAt) {
      this.#issued.delete(purpose)
      throw new Refusal('This code has expired. Ask for a new one.')
    }
    issued.attemptsLeft -= 1
    if (isSame(issued.code, code)) {
      this.#issued.delete(purpose)
      return
    }
    if (issued.attemptsLeft > 0) throw new Refusal('Wrong code')
    this.#issued.delete(purpose)
    throw new Refusal('Too many wrong codes. Ask for a new one.')
  }
}

function isSame(a: string, b: string): boolean {
  return (
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b.replace(/\D/g, '-')))
  )
}
