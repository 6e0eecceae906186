import type { CaipNetworkId, Namespace } from './caip.ts'

/** The host's configuration of sign-in. */
export interface SiwxOptions {
  enabled: boolean
  /** True if a user who does not sign in is disconnected. */
  required: boolean
  /** Statement of the message, as one line; null for none. */
  statement: string | null
  /** Domain of the message; null means the page's host. */
  domain: string | null
  /** URI of the message; null means the page's URL. */
  uri: string | null
  resources: string[]
  /** A nonce of the host's server, for pages that have no script to respond to `siwxnonce`. */
  nonce: string | null
  /** Lifetime of a sign-in in seconds; null for no expiry. */
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

/** A signed-in account. `message` and `signature` may be empty if the host stores sessions itself. */
export interface SignInSession {
  data: SignInData
  message: string
  /** Signature, in the encoding of the command `sign-message`. */
  signature: string
}

/** The active account's session, as a part of the state for hosts. */
export interface HostSession {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
  data: SignInData
  /** Expiry in ms since the epoch; null if the session does not expire. */
  expiresAt: number | null
}

/** An account on one network. */
export interface SignInAccount {
  caipNetworkId: CaipNetworkId
  address: string
}
