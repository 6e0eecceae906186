import { randomUUID } from 'node:crypto'

/** Permissions of an app (ERC-7715). */
export interface GrantRequest {
  project: { id: string; name: string; url?: string | undefined; iconUrl?: string | undefined }
  /** Seconds since 1970. */
  expiry: number
  permissions: unknown[]
  policies: { id: string }[]
}

/** A session in the hosted service's form; times in seconds since 1970. */
export interface GrantedSession extends GrantRequest {
  pci: string
  createdAt: number
  /**
   * The account's signature of the grant; empty until the session is activated. The app needs the signature to use the
   * session.
   */
  context: string
  revokedAt?: number
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Granted sessions, in memory. */
export class GrantedSessions {
  readonly #sessions = new Map<string, { account: string; session: GrantedSession }>()

  /** Stores a session. The session is inactive until the account has signed the grant. */
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

  /** Activated sessions of an account, newest first. */
  of(account: string): GrantedSession[] {
    return [...this.#sessions.values()]
      .filter((one) => one.account === account.toLowerCase() && one.session.context !== '')
      .map(({ session }) => session)
      .reverse()
  }
}
