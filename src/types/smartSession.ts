import type { CaipNetworkId } from './caip.ts'

/** A limit in base units, or null for none. */
type Limit = bigint | null

/** How much is allowed: once and for all, or anew each `everySeconds`. */
interface Allowance {
  limit: Limit
  everySeconds: number | null
}

/** What a permission allows, as ERC-7715 has it. Amounts are base units. */
export type SessionPermission =
  | ({ kind: 'native' } & Allowance)
  | ({ kind: 'token'; token: string } & Allowance)
  /** `collection` is the contract; without items, any of them. */
  | { kind: 'collectible'; collection: string; items: readonly bigint[] }
  /** Without functions, any of them. `limit` is what of the native coin may go with each call; null for any amount. */
  | { kind: 'contract'; contract: string; functions: readonly string[]; limit: Limit }
  | ({ kind: 'calls' } & Allowance)
  | { kind: 'gas'; limit: Limit }
  | { kind: 'unknown'; type: string }

/** What an account lets an app do without asking each time. */
export interface SmartSession {
  /** The service's name for it. */
  pci: string
  app: { name: string | null; url: string | null; iconUrl: string | null }
  /** The network that it is good on. */
  caipNetworkId: CaipNetworkId
  /** Milliseconds since the epoch; null where it cannot be read. */
  expiresAt: number | null
  /** As it was given, in seconds: the wallet gets it back when the session is revoked. */
  expiry: unknown
  isRevoked: boolean
  /** As they were given: the wallet gets them back when they are revoked. */
  permissions: readonly unknown[]
}

/** What a wallet has granted a page just now; without a network it is the one in use. */
export interface GrantedSession extends Pick<SmartSession, 'expiresAt' | 'expiry' | 'permissions'> {
  caipNetworkId: CaipNetworkId | null
}

export interface Revocation {
  address: string
  session: SmartSession
}

/** Smart sessions as a chain family has them. */
export interface SessionReader {
  /** Which permissions those are. One that cannot be read is `unknown`; never throws. */
  read(permissions: readonly unknown[]): SessionPermission[]
  /** Has the wallet sign that a session ends. @throws WalletModalError USER_REJECTED, WALLET_ERROR, WALLET_INVALID_RESPONSE */
  revoke(provider: unknown, revocation: Revocation): Promise<string>
}
