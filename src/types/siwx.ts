import type { CaipNetworkId, Namespace } from './caip.ts'

/** The host's configuration of signing in. */
export interface SiwxOptions {
  enabled: boolean
  /** True: a user who does not sign in is disconnected. */
  required: boolean
  /** The statement of the message, one line. */
  statement: string | null
  /** Null: the page's host. */
  domain: string | null
  /** Null: the page's URL. */
  uri: string | null
  resources: string[]
  /** The server's nonce, for pages without a script that could answer `siwxnonce`. */
  nonce: string | null
  /** Lifetime of a sign-in; null: no expiry. */
  expirationSeconds: number | null
}

/** The data of a sign-in message (CAIP-122). Times are ISO 8601 in UTC. */
export interface SignInData {
  accountAddress: string
  chainId: CaipNetworkId
  domain: string
  uri: string
  version: string
  nonce: string
  statement: string | null
  issuedAt: string | null
  expirationTime: string | null
  notBefore: string | null
  requestId: string | null
  resources: string[] | null
}

/** A signed-in account. A host that stores sessions itself may leave `message` and `signature` empty. */
export interface SignInSession {
  data: SignInData
  message: string
  /** Hex on eip155 and polkadot, base58 on solana, base64 on bip122. */
  signature: string
}

/** The session of the active account, as the state tells it. */
export interface HostSession {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
  data: SignInData
  /** Milliseconds since the epoch; null for a session without an end. */
  expiresAt: number | null
}

/** An account on one network. */
export interface SignInAccount {
  caipNetworkId: CaipNetworkId
  address: string
}
