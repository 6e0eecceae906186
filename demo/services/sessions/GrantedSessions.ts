import { randomUUID } from 'node:crypto'

/** What an account lets an app do without asking. */
export interface GrantRequest {
  project: { id: string; name: string; url?: string | undefined; iconUrl?: string | undefined }
  /** Seconds since 1970. */
  expiry: number
  permissions: unknown[]
  policies: { id: string }[]
}

/** A session as the hosted service writes it; times in seconds since 1970. */
export interface GrantedSession extends GrantRequest {
  pci: string
  createdAt: number
  /** What an app needs to act on it; empty before the account has agreed. */
  context: string
  revokedAt?: number
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Who has granted what. Forgotten when the services stop. */
export class GrantedSessions {
  readonly #sessions = new Map<string, { account: string; session: GrantedSession }>()

  /** It is not in force before it is activated. */
  create(account: string, request: GrantRequest): GrantedSession {
    const pci = randomUUID()
    const session = { ...request, pci, createdAt: nowSeconds(), context: '' }
    this.#sessions.set(pci, { account: account.toLowerCase(), session })
    return session
  }

  find(account: string, pci: string): GrantedSession | undefined {
    const found = this.#sessions.get(pci)
    return found?.account === account.toLowerCase() ? found.session : undefined
  }

  activate(session: GrantedSession, context: string): void {
    session.context = context
  }

  revoke(session: GrantedSession): void {
    session.revokedAt = nowSeconds()
  }

  /** Those that the account has agreed to, the newest first. */
  of(account: string): GrantedSession[] {
    return [...this.#sessions.values()]
      .filter((one) => one.account === account.toLowerCase() && one.session.context !== '')
      .map(({ session }) => session)
      .reverse()
  }
}
