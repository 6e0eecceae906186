import type { Clock } from '../../shared/clock.ts'
import { Refusal } from '../../shared/Refusal.ts'
import type { SendMail } from '../mail/sendMail.ts'
import { OneTimeCodes } from './OneTimeCodes.ts'
import { RateLimit } from './RateLimit.ts'
import type { Session } from './Sessions.ts'
import type { Users } from './Users.ts'

export type UpdateAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

interface Change {
  newEmail: string
  /** True once the present address was confirmed. */
  agreed: boolean
}

/** Changes an address: first by a code to the present one, then by a code to the new one. */
export class UpdateEmail {
  readonly #codes: OneTimeCodes
  readonly #mails: RateLimit
  readonly #changes = new Map<string, Change>()

  constructor(private readonly parts: { users: Users; sendMail: SendMail; now?: Clock }) {
    const { now = Date.now } = parts
    this.#codes = new OneTimeCodes(now)
    this.#mails = new RateLimit({ events: 10, windowMs: 10 * 60_000, now })
  }

  async start({ token, user }: Session, newEmail: string): Promise<UpdateAction> {
    if (newEmail === user.email) throw new Refusal('This is your email already.')
    this.#mails.count(user.id)
    this.#changes.set(token, { newEmail, agreed: user.email === null })
    if (user.email === null) {
      await this.#mailCode(token, 'new', newEmail)
      return 'VERIFY_SECONDARY_OTP'
    }
    await this.#mailCode(token, 'present', user.email)
    return 'VERIFY_PRIMARY_OTP'
  }

  async confirmPresent({ token }: Session, code: string): Promise<void> {
    const change = this.#changeOf(token)
    this.#codes.redeem(`${token} present`, code)
    change.agreed = true
    await this.#mailCode(token, 'new', change.newEmail)
  }

  /** Changes the address if the code is right, and returns the new one. */
  confirmNew({ token, user }: Session, code: string): string {
    const { newEmail, agreed } = this.#changeOf(token)
    if (!agreed) throw new Refusal('Confirm your present email first.')
    this.#codes.redeem(`${token} new`, code)
    this.#changes.delete(token)
    // The address is checked only after the code, because the response would otherwise reveal which addresses have a
    // wallet.
    if (this.parts.users.withEmail(newEmail)) {
      throw new Refusal('This email belongs to another demo wallet.')
    }
    this.parts.users.changeEmail(user, newEmail)
    return newEmail
  }

  #changeOf(token: string): Change {
    const change = this.#changes.get(token)
    if (!change) throw new Refusal('No change of email has begun.')
    return change
  }

  async #mailCode(token: string, which: 'present' | 'new', to: string): Promise<void> {
    const code = this.#codes.issue(`${token} ${which}`)
    await this.parts.sendMail({
      to,
      subject: `${code} confirms your ${which} email`,
      text: `Your code is ${code}.\n\nIt confirms the change of your demo wallet's email. It works once, within 20 minutes.`,
    })
  }
}
