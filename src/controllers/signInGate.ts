import type { SignInOffer } from '../types/connectorDriver.ts'
import type { ViewName } from '../types/view.ts'
import type { Modal } from './modal.ts'

/** What signing in changes of how modals behave. */
export interface SignInGate {
  /** Whether the page has visitors sign in. */
  isOn(): boolean
  /** The modal has connected a wallet. True if signing in follows in it, so that it is not to close yet. */
  follows(modal: Modal): boolean
  /** Whether that view can only be left by a choice made in it. */
  holds(view: ViewName | undefined): boolean
  /** For wallets that can sign in as they connect. */
  readonly offer: SignInOffer
  /** Signing in comes before that view of the account; before any, if none is named. */
  isFirst(view?: ViewName): boolean
  /** Whether the account in use can sign in and has not. */
  isAwaited(): boolean
}

/** Set by the part that signs in, on pages that want it. */
export const signIn: { gate?: SignInGate } = {}
