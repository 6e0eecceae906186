import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Refusal } from '../Refusal.ts'
import { Tickets } from '../Tickets.ts'
import { checkMessage } from './checkMessage.ts'
import { parseMessage, type SignInMessage } from './parseMessage.ts'
import { families, type Nodes } from './verifySignature.ts'

const NONCE_LIFETIME_MS = 5 * 60_000

/** Nobody stays signed in for longer, whatever the message says. */
export const LIFETIME_MS = 24 * 60 * 60_000

/** One account of one chain that somebody proved to hold. */
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
  /** Of the pages that may sign in here: a message for another one is refused. */
  origins: () => readonly string[]
  /** The chains of this site, with their nodes: contract wallets are asked there. */
  nodes: () => Nodes
  now?: Clock
}

/** All that a server has to look at before it believes who signed in, and who is signed in since. */
export class SignIn {
  readonly #now: Clock
  readonly #nonces: Tickets<true>
  readonly #visitors = new Map<string, readonly SignedIn[]>()

  constructor(private readonly options: SignInOptions) {
    this.#now = options.now ?? Date.now
    this.#nonces = new Tickets(NONCE_LIFETIME_MS, this.#now)
  }

  createNonce(): string {
    return this.#nonces.issue(true)
  }

  /** @throws Refusal, in words for the person, for anything but a valid message that is used for the first time. */
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
    // Taken before anything is waited for: of two requests with one nonce, one is refused.
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

  /** Who this visitor is, by the token of their cookie. */
  accountsOf(token: string | undefined): readonly SignedIn[] {
    const accounts = this.#visitors.get(token ?? '') ?? []
    return accounts.filter(({ expiresAt }) => expiresAt > this.#now())
  }

  /** Adds an account to a visitor's. The token is another one each time: one that was known before is worth nothing. */
  admit(token: string | undefined, account: SignedIn): string {
    const { chainId, message } = account
    const others = this.#without(token, { chainId, address: message.address })
    this.#visitors.delete(token ?? '')
    const fresh = randomBytes(24).toString('hex')
    this.#visitors.set(fresh, [...others, account])
    return fresh
  }

  signOut(token: string | undefined, account: Account): void {
    if (token !== undefined && this.#visitors.has(token))
      this.#visitors.set(token, this.#without(token, account))
  }

  #without(token: string | undefined, account: Account) {
    const isOther = ({ message, chainId }: SignedIn) =>
      message.address !== account.address || chainId !== account.chainId
    return this.accountsOf(token).filter(isOther)
  }
}
