import type { CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { SignInData } from '../../src/types/siwx.ts'

/** The reason of a refused sign-in. `elements/reference/server.md` lists causes and HTTP statuses. */
export type SignInErrorCode =
  | 'INVALID_REQUEST'
  | 'FOREIGN_ORIGIN'
  | 'INVALID_MESSAGE'
  | 'FOREIGN_DOMAIN'
  | 'UNSUPPORTED_NETWORK'
  | 'INVALID_NONCE'
  | 'NONCE_USED'
  | 'MESSAGE_EXPIRED'
  | 'MESSAGE_NOT_YET_VALID'
  | 'INVALID_SIGNATURE'
  | 'UNCHECKABLE_SIGNATURE'
  | 'NODE_FAILED'
  | 'STORE_FAILED'

/** Storage that all processes of a server share. A rejected promise refuses the request with `STORE_FAILED`. */
export interface SignInStore {
  /**
   * Stores a nonce as used, in one atomic step. Resolves with false if it was stored before. The entry can be deleted at
   * `expiresAt`, in ms since the epoch.
   */
  takeNonce(nonce: string, expiresAt: number): boolean | Promise<boolean>
  /** Stores that a sign-in has ended. The entry can be deleted at `expiresAt`, in ms since the epoch. */
  endSignIn(id: string, expiresAt: number): void | Promise<void>
  /** Resolves with true if the sign-in has ended by `endSignIn`. */
  isEnded(id: string): boolean | Promise<boolean>
}

export interface SignInServerOptions {
  /** Origin of the site as browsers show it, such as `https://shop.example`, or up to 20 origins. */
  origin: string | readonly string[]
  /**
   * Key of nonces and sessions: at least 32 random characters, of this site alone. In a list of up to 10, the first
   * secret signs, and the others are accepted too.
   */
  secret: string | readonly string[]
  /** Networks on which users may sign in, by CAIP-2 id such as `eip155:1`. */
  networks: readonly CaipNetworkId[]
  /**
   * URLs of JSON-RPC nodes by network, the preferred one first. They decide whether a contract wallet has signed; without
   * a node, contract wallets of the network are refused.
   */
  rpcUrls?: Readonly<Partial<Record<CaipNetworkId, string | readonly string[]>>>
  /** Maximum duration of a session in seconds; 86,400 by default. */
  sessionSeconds?: number
  /** Lifetime of a nonce in seconds; 300 by default. */
  nonceSeconds?: number
  /** The memory of this process by default, for 100,000 nonces and 100,000 ended sign-ins. */
  store?: SignInStore
  /** Path above the routes of `handle`; `/sign-in` by default. */
  path?: string
}

/** An account of one network that has signed in. */
export interface SignedInAccount {
  /** Random id of the sign-in. */
  id: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  /** Address in the one form that the server uses for the account: with checksum on EVM, with the network's prefix on Polkadot. */
  address: string
  /** Time of the sign-in in ms since the epoch. */
  signedInAt: number
  /** Expiry in ms since the epoch. */
  expiresAt: number
}

/** The accounts that have signed in in a browser, the newest last; at least one. */
export interface ServerSession {
  accounts: readonly SignedInAccount[]
  /** Expiry of the last account to expire, in ms since the epoch. */
  expiresAt: number
}

/** A request, its headers, its `Cookie` header or the token of a session. */
export type SessionSource = Request | Headers | string | null | undefined

export interface VerifiedSignIn {
  /** The account that has just signed in. */
  account: SignedInAccount
  /** Fields of the signed message. */
  data: SignInData
  /** All accounts of the browser. */
  session: ServerSession
  /** The session as a signed text, for clients without cookies. */
  token: string
  /** Value of a `Set-Cookie` header. */
  cookie: string
}

export interface SignInServer {
  /** Creates a nonce for one sign-in. */
  nonce(): Promise<string>
  /**
   * Verifies a sign-in: `{message, signature}` as the event `siwxverify` or a form gives them. The new session has the
   * accounts of `former` too.
   * @throws SignInError if the sign-in is refused
   */
  verify(body: unknown, former?: SessionSource): Promise<VerifiedSignIn>
  /**
   * Resolves with the session; null if nobody has signed in, the session has expired, or its signature is invalid.
   * @throws SignInError STORE_FAILED
   */
  readSession(source: SessionSource): Promise<ServerSession | null>
  /**
   * Ends the sign-ins of a chain family, or all of them without `namespace`. Resolves with the value of a `Set-Cookie`
   * header.
   * @throws SignInError STORE_FAILED
   */
  signOut(source: SessionSource, namespace?: Namespace): Promise<string>
  /**
   * Responds to the requests of a page: `POST nonce`, `POST verify`, `GET sessions` and `POST revoke`, below `path`.
   * Resolves with null for other paths.
   */
  handle(request: Request): Promise<Response | null>
}
