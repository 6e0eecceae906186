import type { CaipNetworkId } from './caip.ts'

/** A maximum in base units; null if there is none. */
type Limit = bigint | null

/** A maximum that applies once, or per interval of `everySeconds`. */
interface Allowance {
  limit: Limit
  everySeconds: number | null
}

/** A permission that a wallet has granted (ERC-7715). Amounts are in base units. */
export type SessionPermission =
  | ({ kind: 'native' } & Allowance)
  | ({ kind: 'token'; token: string } & Allowance)
  /** `collection` is the contract's address. If `items` is empty, all items are permitted. */
  | { kind: 'collectible'; collection: string; items: readonly bigint[] }
  /**
   * If `functions` is empty, all functions are permitted. `limit` is the maximum native amount of a call; null for no
   * maximum.
   */
  | { kind: 'contract'; contract: string; functions: readonly string[]; limit: Limit }
  | ({ kind: 'calls' } & Allowance)
  | { kind: 'gas'; limit: Limit }
  | { kind: 'unknown'; type: string }

/** A session that permits an app to make calls without an approval for each. */
export interface SmartSession {
  /** The service's id of the session. */
  pci: string
  app: { name: string | null; url: string | null; iconUrl: string | null }
  caipNetworkId: CaipNetworkId
  /** Expiry in ms since the epoch; null if it cannot be read. */
  expiresAt: number | null
  /** Expiry in seconds as the wallet wrote it; the revocation sends it back unchanged. */
  expiry: unknown
  isRevoked: boolean
  /** Permissions as the wallet wrote them; the revocation sends them back unchanged. */
  permissions: readonly unknown[]
}

/** A session that a wallet has just granted. `caipNetworkId` is null if it is for the active network. */
export interface GrantedSession extends Pick<SmartSession, 'expiresAt' | 'expiry' | 'permissions'> {
  caipNetworkId: CaipNetworkId | null
}

export interface Revocation {
  address: string
  session: SmartSession
}

export interface SessionReader {
  /** Parses permissions; one that cannot be parsed is `unknown`. Never throws. */
  read(permissions: readonly unknown[]): SessionPermission[]
  /**
   * Sends the wallet a request to sign the revocation of a session.
   * @throws WalletModalError USER_REJECTED if the user declines; WALLET_ERROR if the wallet fails;
   * WALLET_INVALID_RESPONSE if its response is not a signature
   */
  revoke(provider: unknown, revocation: Revocation): Promise<string>
}
