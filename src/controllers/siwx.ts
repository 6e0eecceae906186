import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipAddress, Namespace } from '../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../types/siwx.ts'
import { createLatest } from '../utils/createLatest.ts'
import type { Modal } from './modal.ts'

/**
 * `none`: no account can sign in. `reading`: sessions are being read. `unread`: the service that verifies stored
 * sessions is unreachable.
 */
export type SignInStatus = 'none' | 'reading' | 'unread' | 'signedOut' | 'signedIn'

export interface SiwxState {
  options: SiwxOptions
  /** The active account on the active network, to which the state belongs. */
  caipAddress: CaipAddress | null
  status: SignInStatus
  session: SignInSession | null
  /** Results of the session lookup for the active account of each namespace, whether signed in or not. */
  known: Partial<Record<Namespace, { caipAddress: CaipAddress; session: SignInSession | null }>>
  /** True while the wallet signs or the signature is verified. */
  isSigning: boolean
  /** Failure of the last attempt; null for a user rejection. */
  problem: WalletModalError | null
  /** True if the host stores sessions; false if the browser does, or until the host has been asked. */
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

/** Signs the account in: requests a signature and verifies it. Once the run is left, later responses of wallet and page are ignored. */
export const signing = createLatest((isSigning) => updateSiwx({ isSigning }))

/** The lookup of the active account's session. */
export const sessionLookup = createLatest()

/** State of sign-in that lasts as long as the page. Not reactive. */
export const signInVisit: {
  /** True if the pending lookup opens the sign-in view, should it find no session. */
  opens: boolean
  /** True if the user has dismissed the optional sign-in, which then opens on request only. */
  isDismissed: boolean
  /** A signed session that could not be verified, for the next attempt. */
  unchecked: SignInSession | undefined
} = { opens: false, isDismissed: false, unchecked: undefined }

export function abortSigning(): void {
  signing.leave()
  signInVisit.unchecked = undefined
}

/** Modals that opened by themselves for signing in; they close afterwards. */
export const autoOpened = new Set<Modal>()

/** Accounts of inactive namespaces whose sessions are being read. */
export const othersReading = new Map<Namespace, CaipAddress>()

/** Sessions made while connecting, until it is known whether the page or this browser keeps them. */
export const offeredSessions = new Set<SignInSession>()

/** Nonces of sign-ins in this page, none of which may be used again. */
export const usedNonces = new Set<string>()

/** Sessions with a `signin` event but no `signout` yet, by the id of `emitSession.ts`. */
export const emittedSessions = new Map<string, SignInSession>()
export const everEmitted = new Set<string>()

export const expiryTimers = new Map<Namespace, ReturnType<typeof setTimeout>>()
