import { randomUUID } from 'node:crypto'

export interface User {
  id: string
  email: string | null
  userName: string | null
  /** Devices that this user has shown to be theirs. */
  devices: Set<string>
}

/** People by the address or the provider's id that they log in with. Only in memory: it is a demo. */
export class Users {
  readonly #byLogin = new Map<string, User>()

  withEmail(email: string): User | undefined {
    return this.#byLogin.get(emailLogin(email))
  }

  /** The user with this address; a new one when there is none. */
  ensureEmail(email: string): User {
    const user = this.withEmail(email) ?? newUser({ email: email.toLowerCase() })
    this.#byLogin.set(emailLogin(email), user)
    return user
  }

  /** `login` is the provider's word for the person: `google:1234`. */
  ensureSocial(login: string, profile: { email: string | null; userName: string | null }): User {
    const user = this.#byLogin.get(login) ?? newUser(profile)
    this.#byLogin.set(login, user)
    return user
  }

  /** The old address no longer leads to this user. */
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
