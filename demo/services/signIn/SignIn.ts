import { randomBytes } from 'node:crypto'
import type { Clock } from '../shared/clock.ts'
import { Refusal } from '../shared/Refusal.ts'
import { Tickets } from '../shared/Tickets.ts'
import { checkMessage } from './checkMessage.ts'
import { parseMessage, type SignInMessage } from './parseMessage.ts'
import { families, type Nodes } from './verifySignature.ts'

const NONCE_LIFETIME_MS = 5 * 60_000

/** Maximum duration of a sign-in, whatever the message says. */
export const LIFETIME_MS = 24 * 60 * 60_000

/** An account on one chain whose ownership was proved. */
export interface SignedIn {
  /** CAIP-2. */
  chainId: string
  message: SignInMessage
  /** Milliseconds since 1970. */
  expiresAt: number
}

interface Account {
  address: string
  /** CAIP-2. */
  chainId: string
}

export interface SignInOptions {
  /** Origins of the site's pages. The server refuses messages for other origins. */
  origins: () => readonly string[]
  /** Nodes of the site's chains, for contract wallets. */
  nodes: () => Nodes
  now?: Clock
}

/** The checks that a server makes when a user signs in, and the signed-in accounts. */
export class SignIn {
  readonly #now: Clock
  readonly #nonces: Tickets<true>
  readonly #users = new Map<string, readonly SignedIn[]>()

  constructor(private readonly options: SignInOptions) {
    this.#now = options.now ?? Date.now
    this.#nonces = new Tickets(NONCE_LIFETIME_MS, this.#now)
  }

  createNonce(): string {
    return this.#nonces.issue(true)
  }

  /** @throws Refusal, with a message for the user, unless the message is valid and used for the first time. */
  async verify(text: string, signature: string): Promise<SignedIn> {
    const message = parseMessage(text)
    checkMessage(message, { origins: this.options.origins(), now: this.#now })
    const family = families[message.family]
    const chainId = `${family?.namespace}:${message.reference}`
    const nodes = this.options.nodes()
    if (!family || !Object.hasOwn(nodes, chainId))
      throw new Refusal('This chain is not served here.')
    if (!this.#nonces.peek(message.nonce))
      throw new Refusal('The nonce is not known, was used before or has expired.')
    // The nonce is consumed before any await, so that of two requests with the same nonce one is refused.
    this.#nonces.take(message.nonce)
    const signed = { text, signature, address: message.address, chainId }
    const isValid = await Promise.resolve()
      .then(() => family.verify(signed, nodes))
      .catch(() => false)
    if (!isValid) throw new Refusal('The signature is not valid.')
    const { expirationTime } = message
    const latest = this.#now() + LIFETIME_MS
    const expiresAt = Math.min(latest, expirationTime ? Date.parse(expirationTime) : latest)
    return { chainId, message, expiresAt }
  }

  /** The accounts of a user, by the token in their cookie. */
  accountsOf(token: string | undefined): readonly SignedIn[] {
    const accounts = this.#users.get(token ?? '') ?? []
    return accounts.filter(({ expiresAt }) => expiresAt > this.#now())
  }

  /**
   * Adds an account to the accounts of the user with this token. Returns a new token; the previous token becomes void.
   */
  admit(token: string | undefined, account: SignedIn): string {
    const { chainId, message } = account
    const others = this.#without(token, { chainId, address: message.address })
    this.#users.delete(token ?? '')
    const fresh = randomBytes(24).toString('hex')
    this.#users.set(fresh, [...others, account])
    return fresh
  }

  signOut(token: string | undefined, account: Account): void {
    if (token !== undefined && this.#users.has(token))
      this.#users.set(token, this.#without(token, account))
  }

  #without(token: string | undefined, account: Account) {
    const isOther = ({ message, chainId }: SignedIn) =>
      message.address !== account.address || chainId !== account.chainId
    return this.accountsOf(token).filter(isOther)
  }
}
