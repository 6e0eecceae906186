import type { CaipNetworkId } from './caip.ts'

/** Base units; null: no limit. */
type Limit = bigint | null

/** An allowance: once, or again every `everySeconds`. */
interface Allowance {
  limit: Limit
  everySeconds: number | null
}

/** A permission (ERC-7715). Amounts are in base units. */
export type SessionPermission =
  | ({ kind: 'native' } & Allowance)
  | ({ kind: 'token'; token: string } & Allowance)
  /** `collection` is the contract; without items, any of them. */
  | { kind: 'collectible'; collection: string; items: readonly bigint[] }
  /** Without functions, any of them. `limit` is the native amount per call; null: any. */
  | { kind: 'contract'; contract: string; functions: readonly string[]; limit: Limit }
  | ({ kind: 'calls' } & Allowance)
  | { kind: 'gas'; limit: Limit }
  | { kind: 'unknown'; type: string }

/** Grants of an app that needs no approval for each call. */
export interface SmartSession {
  /** The service's id of the session. */
  pci: string
  app: { name: string | null; url: string | null; iconUrl: string | null }
  caipNetworkId: CaipNetworkId
  /** Milliseconds since the epoch; null if it cannot be read. */
  expiresAt: number | null
  /** In seconds, unparsed: the wallet gets it back on revocation. */
  expiry: unknown
  isRevoked: boolean
  /** Unparsed: the wallet gets them back on revocation. */
  permissions: readonly unknown[]
}

/** A session that a wallet has just granted; null stands for the active network. */
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
  /** Signs the end of a session. @throws WalletModalError USER_REJECTED, WALLET_ERROR, WALLET_INVALID_RESPONSE */
  revoke(provider: unknown, revocation: Revocation): Promise<string>
}
