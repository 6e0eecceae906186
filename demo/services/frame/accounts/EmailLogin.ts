import type { Clock } from '../../shared/clock.ts'
import { Refusal } from '../../shared/Refusal.ts'
import { Tickets } from '../../shared/Tickets.ts'
import type { SendMail } from '../mail/sendMail.ts'
import { CODE_LIFETIME_MS, OneTimeCodes } from './OneTimeCodes.ts'
import { RateLimit } from './RateLimit.ts'
import type { Session, Sessions } from './Sessions.ts'
import type { Users } from './Users.ts'
import { type Outcome, Waiting } from './Waiting.ts'

export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

interface Attempt {
  email: string
  device: string
  approval: Waiting<true>
}

interface EmailLoginParts {
  users: Users
  sessions: Sessions
  sendMail: SendMail
  /** The URL that approves a device. */
  deviceLink: (ticket: string) => string
  now?: Clock
}

/**
 * Login by email. If the device is new for the address, the user first approves it by a mailed link. Then the user
 * enters a mailed code. A device is identified by the frame's random id.
 */
export class EmailLogin {
  readonly #codes: OneTimeCodes
  readonly #links: Tickets<Attempt>
  /** Limits for one address and for one device. */
  readonly #mails: RateLimit
  readonly #logins: RateLimit
  readonly #attempts = new Map<string, Attempt>()

  constructor(private readonly parts: EmailLoginParts) {
    const { now = Date.now } = parts
    this.#codes = new OneTimeCodes(now)
    this.#links = new Tickets(CODE_LIFETIME_MS, now)
    this.#mails = new RateLimit({ events: 10, windowMs: 10 * 60_000, now })
    this.#logins = new RateLimit({ events: 30, windowMs: 10 * 60_000, now })
  }

  async start(email: string, device: string, session?: Session): Promise<EmailAction> {
    if (session && this.parts.users.withEmail(email) === session.user) return 'CONNECT'
    this.#logins.count(device)
    this.#mails.count(email)
    const attempt: Attempt = { email, device, approval: new Waiting() }
    // A new attempt replaces the device's earlier attempt. The link of the earlier attempt becomes void.
    this.#attempts.get(device)?.approval.settle({ state: 'refused' })
    this.#attempts.set(device, attempt)
    if (this.parts.users.withEmail(email)?.devices.has(device)) {
      await this.#mailCode(attempt)
      return 'VERIFY_OTP'
    }
    const link = this.parts.deviceLink(this.#links.issue(attempt))
    await this.parts.sendMail({
      to: email,
      subject: 'Register this device with your demo wallet',
      text: `Somebody, hopefully you, logs in to a demo wallet with this address on a new device.\n\nIf it was you, approve the device within 20 minutes:\n${link}\n\nIf not, do nothing.`,
    })
    return 'VERIFY_DEVICE'
  }

  /** The address whose device the link approves; undefined if the link is void. */
  emailOfLink(ticket: string): string | undefined {
    return this.#links.peek(ticket)?.email
  }

  /** Approves the device of a mailed link, and mails the code of the login. */
  async approveDevice(ticket: string): Promise<void> {
    const attempt = this.#links.take(ticket)
    this.parts.users.ensureEmail(attempt.email).devices.add(attempt.device)
    await this.#mailCode(attempt)
    attempt.approval.settle({ state: 'done', value: true })
  }

  /** Resolves with the outcome of the device's approval, `pending` after `ms`. */
  async deviceApproval(device: string, ms: number): Promise<Outcome<true>> {
    return await this.#attemptOf(device).approval.within(ms)
  }

  /** @throws Refusal for a wrong or expired code. */
  confirm(device: string, code: string): Session {
    const { email } = this.#attemptOf(device)
    this.#codes.redeem(purposeOf(email, device), code)
    this.#attempts.delete(device)
    return this.parts.sessions.start(this.parts.users.ensureEmail(email), device)
  }

  #attemptOf(device: string): Attempt {
    const attempt = this.#attempts.get(device)
    if (!attempt) throw new Refusal('No login has begun. Enter your email again.')
    return attempt
  }

  async #mailCode({ email, device }: Attempt): Promise<void> {
    const code = this.#codes.issue(purposeOf(email, device))
    await this.parts.sendMail({
      to: email,
      subject: `${code} is your code for the demo wallet`,
      text: `Your code is ${code}.\n\nIt works once, within 20 minutes. Nobody who asks you for it is us.`,
    })
  }
}

const purposeOf = (email: string, device: string) => `${device} ${email}`
