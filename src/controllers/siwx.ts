import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipAddress, Namespace } from '../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../types/siwx.ts'
import { createLatest } from '../utils/createLatest.ts'
import type { Modal } from './modal.ts'

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

/** Sign-in state of the page. The module loads only for hosts that enable sign-in. */
export const siwx = proxy<SiwxState>({
  options: { ...siwxDefaults },
  caipAddress: null,
  status: 'none',
  session: null,
  known: {},
  isSigning: false,
  problem: null,
  isKeptByHost: false,
})

export function updateSiwx(patch: Partial<SiwxState>): void {
  Object.assign(siwx, patch)
}

/** Runs `signIn`; only the latest run takes effect. After `leave`, responses of wallet and host are ignored. */
export const signing = createLatest((isSigning) => updateSiwx({ isSigning }))

/** Looks up the active account's session; only the latest run takes effect. */
export const sessionLookup = createLatest()

/** State of sign-in for the page's lifetime. Not reactive. */
export const signInVisit: {
  /** True if the sign-in view opens when the pending lookup finds no session. */
  opens: boolean
  /**
   * True if the user has dismissed an optional sign-in. The sign-in view then opens only at the request of user or
   * host.
   */
  isDismissed: boolean
  /** A signed session that could not be verified. The next attempt verifies it again. */
  unchecked: SignInSession | undefined
} = { opens: false, isDismissed: false, unchecked: undefined }

export function abortSigning(): void {
  signing.leave()
  signInVisit.unchecked = undefined
}

/** Modals that opened only for the sign-in. They close after the sign-in. */
export const autoOpened = new Set<Modal>()

/** Accounts of inactive namespaces whose sessions are being read. */
export const othersReading = new Map<Namespace, CaipAddress>()

/** Sessions that were signed while connecting, and that neither host nor browser has stored yet. */
export const offeredSessions = new Set<SignInSession>()

/** Nonces of sign-ins since page load. A nonce must not be used twice. */
export const usedNonces = new Set<string>()

/** Sessions for which `signin` was emitted and `signout` was not. The keys are the ids of `emitSession.ts`. */
export const emittedSessions = new Map<string, SignInSession>()
export const everEmitted = new Set<string>()

/** Functions that stop waiting for the end of a namespace's session. */
export const expiries = new Map<Namespace, () => void>()
