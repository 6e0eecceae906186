import { randomUUID } from 'node:crypto'

export interface User {
  id: string
  email: string | null
  userName: string | null
  /** Devices that the user has approved. */
  devices: Set<string>
}

/** Users by email address or provider id, in memory only. */
export class Users {
  readonly #byLogin = new Map<string, User>()

  withEmail(email: string): User | undefined {
    return this.#byLogin.get(emailLogin(email))
  }

  /** Returns the user with this address, and creates the user if there is none. */
  ensureEmail(email: string): User {
    const user = this.withEmail(email) ?? newUser({ email: email.toLowerCase() })
    this.#byLogin.set(emailLogin(email), user)
    return user
  }

  /** `login` is the provider's id of the user: `google:1234`. */
  ensureSocial(login: string, profile: { email: string | null; userName: string | null }): User {
    const user = this.#byLogin.get(login) ?? newUser(profile)
    this.#byLogin.set(login, user)
    return user
  }

  /** Replaces the user's address. The previous address no longer identifies the user. */
  changeEmail(user: User, email: string): void {
    if (user.email !== null && this.withEmail(user.email) === user) {
      this.#byLogin.delete(emailLogin(user.email))
    }
    user.email = email.toLowerCase()
    this.#byLogin.set(emailLogin(email), user)
  }
}

const emailLogin = (email: string) => `email:${email.toLowerCase()}`

function newUser(profile: { email?: string | null; userName?: string | null }): User {
  const { email = null, userName = null } = profile
  return { id: randomUUID(), email, userName, devices: new Set() }
}
