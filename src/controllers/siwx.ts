import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipAddress, Namespace } from '../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../types/siwx.ts'
import { createLatest } from '../utils/createLatest.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

/**
 * `none`: no account can sign in. `reading`: the session is being read. `unread`: sessions could not be verified, for
 * example because a node failed.
 */
export type SignInStatus = 'none' | 'reading' | 'unread' | 'signedOut' | 'signedIn'

export interface SiwxState {
  options: SiwxOptions
  /** The active account, to which `status` and `session` belong. */
  caipAddress: CaipAddress | null
  status: SignInStatus
  session: SignInSession | null
  /**
   * Result of the last session lookup, by namespace, for the namespace's active account. `session` is null if the
   * lookup found no session.
   */
  known: Partial<Record<Namespace, { caipAddress: CaipAddress; session: SignInSession | null }>>
  /** True while the wallet signs or the signature is verified. */
  isSigning: boolean
  /** Failure of the last attempt. Null if the user rejected. */
  problem: WalletModalError | null
  /** True if the host stores sessions. False if this browser stores them, and before the first request to the host. */
  isKeptByHost: boolean
}

export const siwxDefaults: SiwxOptions = {
  enabled: false,
  required: true,
  statement: null,
  domain: null,
  uri: null,
  resources: [],
  nonce: null,
  expirationSeconds: null,
}

const state = createState<SiwxState>({
  options: { ...siwxDefaults },
  caipAddress: null,
  status: 'none',
  session: null,
  known: {},
  isSigning: false,
  problem: null,
  isKeptByHost: false,
})

/** Sign-in state of the page. The module loads only for hosts that enable sign-in. */
export const siwx: ReadonlyState<SiwxState> = state

export function updateSiwx(patch: Partial<SiwxState>): void {
  Object.assign(siwx, patch)
}

export function setKnownSession(
  namespace: Namespace,
  caipAddress: CaipAddress,
  session: SignInSession | null,
): void {
  state.known[namespace] = { caipAddress, session }
}

export function removeKnownSession(namespace: Namespace): void {
  delete state.known[namespace]
}

/** Runs `signIn`; only the latest run takes effect. After `leave`, responses of wallet and host are ignored. */
export const signing = createLatest((isSigning) => updateSiwx({ isSigning }))

interface SignInVisit {
  /** True if the sign-in view opens when the pending lookup finds no session. */
  opens: boolean
  /**
   * True if the user has dismissed an optional sign-in. The sign-in view then opens only at the request of user or
   * host.
   */
  isDismissed: boolean
  /** A signed session that could not be verified. The next attempt verifies it again. */
  unchecked: SignInSession | undefined
}

/** State of sign-in for the page's lifetime. Not reactive. */
export const signInVisit: Readonly<SignInVisit> = {
  opens: false,
  isDismissed: false,
  unchecked: undefined,
}

export function updateSignInVisit(patch: Partial<SignInVisit>): void {
  Object.assign(signInVisit, patch)
}

export function abortSigning(): void {
  signing.leave()
  updateSignInVisit({ unchecked: undefined })
}
