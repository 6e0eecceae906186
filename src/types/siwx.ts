import type { CaipNetworkId } from './caip.ts'

/** How the page wants visitors to sign in. */
export interface SiwxOptions {
  enabled: boolean
  /** Who does not sign in is disconnected. */
  required: boolean
  /** What the visitor agrees to, on one line. */
  statement: string | null
  /** The page's host without one. */
  domain: string | null
  /** The page's address without one. */
  uri: string | null
  resources: string[]
  /** The server's, where the page has no script that could answer with one. */
  nonce: string | null
  /** How long a sign-in is good for; without end if null. */
  expirationSeconds: number | null
}

/** What a sign-in message says (CAIP-122). Times are ISO 8601 in UTC. */
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

/** An account that has signed in. A page that keeps sessions itself may leave `message` and `signature` empty. */
export interface SignInSession {
  data: SignInData
  /** The text that the wallet has signed. */
  message: string
  /** Hex on eip155 and polkadot, base58 on solana, base64 on bip122. */
  signature: string
}

/** An account on one network: what a session is for. */
export interface SignInAccount {
  caipNetworkId: CaipNetworkId
  address: string
}
