import type { ConnectionStatus } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type { SignInOffer } from '../types/connectorDriver.ts'
import type { ConnectDetail } from '../types/host.ts'
import type { HostSession, SignInSession } from '../types/siwx.ts'
import type { ViewName } from '../types/view.ts'
import type { Modal } from './modal.ts'

/**
 * Interface to sign-in for code that loads without it. `elements/host/signInPart.ts` has the subscriber. Without one,
 * no page requires signing in and no account has a session.
 */
export interface SignInGate {
  /** True if the host requires signing in. */
  isOn(): boolean
  /**
   * Called when a wallet was connected in the modal. True if sign-in follows there, so that the modal must stay open.
   */
  follows(modal: Modal): boolean
  /** True if the view can only be left by one of its buttons. */
  preventsClosing(view: ViewName | undefined): boolean
  /** Awaited by drivers whose wallets can sign in as they connect. */
  readonly offer: SignInOffer
  /** True if the user must sign in before `view` can be shown; without `view`, before any view of the account. */
  isFirst(view?: ViewName): boolean
  /** True if the active account can sign in and has not. */
  isAwaited(): boolean
  session(namespace: Namespace): HostSession | null
  /** The sessions of the namespaces' active accounts. */
  sessions(): SignInSession[]
  /**
   * The status of a connected account as the page sees it. Where signing in is required, it is `connected` only with a
   * session.
   */
  standing(namespace: Namespace): ConnectionStatus
  /**
   * Awaited by the page's connect command once a wallet has connected. Resolves when the page sees it as connected.
   * @throws WalletModalError USER_REJECTED
   */
  settle(modal: Modal, detail: ConnectDetail): Promise<ConnectDetail>
}

let gate: SignInGate | undefined
let standing: ConnectionStatus = 'connected'

/** Returns undefined on pages that have not used sign-in. */
export function signInGate(): SignInGate | undefined {
  return gate
}

export function subscribeSignIn(next: SignInGate | undefined): void {
  gate = next
}

export function standingOf(namespace: Namespace): ConnectionStatus {
  return gate ? gate.standing(namespace) : standing
}

/** The status of all connected accounts until sign-in has subscribed. */
export function setStanding(next: ConnectionStatus): void {
  standing = next
}
