import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipAddress, Namespace } from '../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../types/siwx.ts'

/**
 * `none`: no account can sign in. `reading`: not known yet. `unread`: unknown for now, because the service that checks
 * stored sessions is unreachable.
 */
export type SignInStatus = 'none' | 'reading' | 'unread' | 'signedOut' | 'signedIn'

export interface SiwxState {
  options: SiwxOptions
  /** The active account on the active network, to which the state belongs. */
  caipAddress: CaipAddress | null
  status: SignInStatus
  session: SignInSession | null
  /** Result of the session lookup for the active account of each namespace, signed in or not. */
  known: Partial<Record<Namespace, { caipAddress: CaipAddress; session: SignInSession | null }>>
  /** True while the wallet signs or the signature is verified. */
  isSigning: boolean
  /** Failure of the last attempt; null for a user rejection. */
  problem: WalletModalError | null
  /** True if the host stores sessions, as far as it has been asked; false if the browser does. */
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

/** Sign-in state, one for the page. Lazy: only for hosts that enable it. */
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
