import type { Clock } from '../../shared/clock.ts'
import { Refusal } from '../../shared/Refusal.ts'
import { Tickets } from '../../shared/Tickets.ts'
import type { Session, Sessions } from '../accounts/Sessions.ts'
import type { Users } from '../accounts/Users.ts'
import { PROVIDERS, type Profile } from './providers.ts'

const LIFETIME_MS = 10 * 60_000

interface Started {
  provider: string
  device: string
  /** Origin of the popup's opener. Only this origin is notified. */
  opener: string
}

interface SocialLoginParts {
  users: Users
  sessions: Sessions
  socialUrl: string
  clientSecret: string
  /** The provider's redirect URI. */
  callbackUri: () => string
  now?: Clock
}

/**
 * The frame's side of an OAuth-like login. The popup returns a code, and the frame's server exchanges the code for the
 * profile.
 */
export class SocialLogin {
  readonly #states: Tickets<Started>

  constructor(private readonly parts: SocialLoginParts) {
    this.#states = new Tickets(LIFETIME_MS, parts.now)
  }

  /** The popup's URL. */
  start(provider: string, device: string, opener: string): string {
    if (!Object.hasOwn(PROVIDERS, provider)) throw new Refusal('This provider is not known.')
    const url = new URL('/authorize', this.parts.socialUrl)
    url.searchParams.set('provider', provider)
    url.searchParams.set('redirect_uri', this.parts.callbackUri())
    url.searchParams.set('state', this.#states.issue({ provider, device, opener }))
    return url.href
  }

  /** The opener of a login; undefined if there is no such login. */
  openerOf(state: string): string | undefined {
    return this.#states.peek(plain(state))?.opener
  }

  /**
   * Logs in with the URL that the popup was redirected to.
   * @throws Refusal on a device other than the one that started the login, and for a URL that was used before.
   */
  async finish(uri: string, device: string): Promise<Session> {
    const url = URL.canParse(uri) ? new URL(uri) : undefined
    if (url === undefined || url.origin + url.pathname !== this.parts.callbackUri()) {
      throw new Refusal('This is not the end of a login.')
    }
    const started = this.#states.take(plain(url.searchParams.get('state') ?? ''))
    if (started.device !== device) throw new Refusal('This login began on another device.')
    const { subject, email, userName } = await this.#exchange(url.searchParams.get('code') ?? '')
    const user = this.parts.users.ensureSocial(`${started.provider}:${subject}`, {
      email,
      userName,
    })
    return this.parts.sessions.start(user, device)
  }

  async #exchange(code: string): Promise<Profile> {
    const response = await fetch(new URL('/token', this.parts.socialUrl), {
      method: 'POST',
      body: new URLSearchParams({ code, client_secret: this.parts.clientSecret }),
    })
    if (!response.ok) throw new Refusal('The provider did not confirm this login.')
    return (await response.json()) as Profile
  }
}

/** Removes the URL that a page in Telegram appends to the state. */
const plain = (state: string) => state.split('--')[0] ?? ''
