import PostalMime from 'postal-mime'

export interface CaughtMail {
  id: number
  to: string[]
  subject: string
  text: string
  receivedAt: string
}

const KEEP = 500

/** Caught mails, newest first; the oldest are dropped. */
export class Mailbox {
  #lastId = 0
  #mails: CaughtMail[] = []

  /** `source` is the mail as sent over SMTP, `to` the envelope's recipients. */
  async take(source: Uint8Array, to: string[]): Promise<void> {
    const { subject, text } = await PostalMime.parse(source)
    const mail: CaughtMail = {
      id: ++this.#lastId,
      to: to.map((address) => address.toLowerCase()),
      subject: subject ?? '',
      text: text ?? '',
      receivedAt: new Date().toISOString(),
    }
    this.#mails = [mail, ...this.#mails].slice(0, KEEP)
  }

  to(address?: string): readonly CaughtMail[] {
    if (address === undefined) return this.#mails
    return this.#mails.filter((mail) => mail.to.includes(address.toLowerCase()))
  }

  get(id: number): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }
}
