import type { CaipNetworkId, Namespace } from './caip.ts'

/** The host's configuration of signing in. */
export interface SiwxOptions {
  enabled: boolean
  /** True if a user who does not sign in is disconnected. */
  required: boolean
  /** Statement of the message, one line. */
  statement: string | null
  /** Domain of the message; null for the page's host. */
  domain: string | null
  /** URI of the message; null for the page's URL. */
  uri: string | null
  resources: string[]
  /** A nonce of the host's server, for pages without a script that could respond to `siwxnonce`. */
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

/** A signed-in account. A host that stores sessions itself may leave `message` and `signature` empty. */
export interface SignInSession {
  data: SignInData
  message: string
  /** Signature, in the encoding of the command `sign-message`. */
  signature: string
}

/** The session of the active account in the state that hosts see. */
export interface HostSession {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
  data: SignInData
  /** Expiry in milliseconds since the epoch; null without one. */
  expiresAt: number | null
}

/** An account on one network. */
export interface SignInAccount {
  caipNetworkId: CaipNetworkId
  address: string
}
