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
  /** Result of the last session lookup for the active account of each namespace; `session` is null if it found none. */
  known: Partial<Record<Namespace, { caipAddress: CaipAddress; session: SignInSession | null }>>
  /** True while the wallet signs or the signature is verified. */
  isSigning: boolean
  /** Failure of the last attempt; null for a user rejection. */
  problem: WalletModalError | null
  /** True if the host stores sessions; false if this browser does, or before the first request to the host. */
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

/** Runs of `signIn`. After `leave`, responses of wallet and host are ignored. */
export const signing = createLatest((isSigning) => updateSiwx({ isSigning }))

/** Runs of the lookup of the active account's session. */
export const sessionLookup = createLatest()

/** State of sign-in for the page's lifetime. Not reactive. */
export const signInVisit: {
  /** True if the pending lookup opens the sign-in view when it finds no session. */
  opens: boolean
  /** True if the user has dismissed an optional sign-in: its view then opens only at the request of user or host. */
  isDismissed: boolean
  /** A signed session that could not be verified; the next attempt verifies it again. */
  unchecked: SignInSession | undefined
} = { opens: false, isDismissed: false, unchecked: undefined }

export function abortSigning(): void {
  signing.leave()
  signInVisit.unchecked = undefined
}

/** Modals that were opened for the sign-in; they close after it. */
export const autoOpened = new Set<Modal>()

/** Accounts of inactive namespaces whose sessions are being read. */
export const othersReading = new Map<Namespace, CaipAddress>()

/** Sessions that were signed while connecting and are not stored yet, by host or browser. */
export const offeredSessions = new Set<SignInSession>()

/** Nonces of sign-ins since page load. A nonce must not be used twice. */
export const usedNonces = new Set<string>()

/** Sessions for which `signin` was emitted, but no `signout` since; keyed by the id of `emitSession.ts`. */
export const emittedSessions = new Map<string, SignInSession>()
export const everEmitted = new Set<string>()

export const expiryTimers = new Map<Namespace, ReturnType<typeof setTimeout>>()
