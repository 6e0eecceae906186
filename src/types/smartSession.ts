import type { CaipNetworkId } from './caip.ts'

/** Base units; null for no limit. */
type Limit = bigint | null

/** A limit that applies once, or again every `everySeconds`. */
interface Allowance {
  limit: Limit
  everySeconds: number | null
}

/** A permission (ERC-7715). Amounts are in base units. */
export type SessionPermission =
  | ({ kind: 'native' } & Allowance)
  | ({ kind: 'token'; token: string } & Allowance)
  /** `collection` is the contract. An empty `items` permits any of them. */
  | { kind: 'collectible'; collection: string; items: readonly bigint[] }
  /** An empty `functions` permits any of them. `limit` is the native amount of a call; null for any. */
  | { kind: 'contract'; contract: string; functions: readonly string[]; limit: Limit }
  | ({ kind: 'calls' } & Allowance)
  | { kind: 'gas'; limit: Limit }
  | { kind: 'unknown'; type: string }

/** A session in which an app may make calls without an approval for each. */
export interface SmartSession {
  /** Id of the session at the service. */
  pci: string
  app: { name: string | null; url: string | null; iconUrl: string | null }
  caipNetworkId: CaipNetworkId
  /** Milliseconds since the epoch; null if it cannot be read. */
  expiresAt: number | null
  /** Expiry in seconds as the wallet wrote it, which it gets back on revocation. */
  expiry: unknown
  isRevoked: boolean
  /** Permissions as the wallet wrote them, which it gets back on revocation. */
  permissions: readonly unknown[]
}

/** A session that a wallet has just granted. A null network is the active one. */
export interface GrantedSession extends Pick<SmartSession, 'expiresAt' | 'expiry' | 'permissions'> {
  caipNetworkId: CaipNetworkId | null
}

export interface Revocation {
  address: string
  session: SmartSession
}

export interface SessionReader {
  /** Parses permissions; unreadable ones are `unknown`. Never throws. */
  read(permissions: readonly unknown[]): SessionPermission[]
  /**
   * Asks the wallet to sign the end of a session. @throws WalletModalError USER_REJECTED, WALLET_ERROR,
   * WALLET_INVALID_RESPONSE
   */
  revoke(provider: unknown, revocation: Revocation): Promise<string>
}
