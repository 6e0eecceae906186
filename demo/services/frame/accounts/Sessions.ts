import { randomBytes } from 'node:crypto'
import { Refusal } from '../../shared/Refusal.ts'
import type { User } from './Users.ts'

export interface Session {
  token: string
  device: string
  user: User
}

/** Logged-in users by token. A token is valid on its own device only. */
export class Sessions {
  readonly #sessions = new Map<string, Session>()

  start(user: User, device: string): Session {
    const session = { token: randomBytes(24).toString('base64url'), device, user }
    this.#sessions.set(session.token, session)
    return session
  }

  find(token: string, device: string): Session | undefined {
    const session = this.#sessions.get(token)
    return session?.device === device ? session : undefined
  }

  /** @throws Refusal without a login. */
  require(token: string, device: string): Session {
    const session = this.find(token, device)
    if (!session) throw new Refusal('Log in first.')
    return session
  }

  end(token: string): void {
    this.#sessions.delete(token)
  }
}
