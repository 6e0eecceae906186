import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipAddress } from '../types/caip.ts'
import type { SignInSession, SiwxOptions } from '../types/siwx.ts'

/**
 * `none`: no account is there that could sign in. `reading`: it is not known yet. `unread`: it cannot be known for now,
 * as what checks a kept session is out of reach.
 */
export type SignInStatus = 'none' | 'reading' | 'unread' | 'signedOut' | 'signedIn'

export interface SiwxState {
  options: SiwxOptions
  /** The account that the rest is about: the one in use on the active network. */
  caipAddress: CaipAddress | null
  status: SignInStatus
  session: SignInSession | null
  /** The wallet is asked to sign, or what it signed is being checked. */
  isSigning: boolean
  /** Why the last try came to nothing; null for a refusal, which needs no explaining. */
  problem: WalletModalError | null
  /** The page keeps the sessions, as far as it has been asked; else this browser does. */
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

/** Signing in, one for the page. Loads for pages that want it. */
export const siwx = proxy<SiwxState>({
  options: { ...siwxDefaults },
  caipAddress: null,
  status: 'none',
  session: null,
  isSigning: false,
  problem: null,
  isKeptByHost: false,
})

export function updateSiwx(patch: Partial<SiwxState>): void {
  Object.assign(siwx, patch)
}
