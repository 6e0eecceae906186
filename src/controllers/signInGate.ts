import type { ConnectionStatus } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type { SignInOffer } from '../types/connectorDriver.ts'
import type { ConnectDetail } from '../types/host.ts'
import type { HostSession, SignInSession } from '../types/siwx.ts'
import type { ViewName } from '../types/view.ts'
import type { Modal } from './modal.ts'

/**
 * Interface through which eager code uses sign-in. The code of sign-in is lazy: `elements/host/signInPart.ts`
 * implements the interface. Until that module has loaded, sign-in is not required and no account has a session.
 */
export interface SignInGate {
  /** True if the host requires signing in. */
  isOn(): boolean
  /** Called after connecting in a modal. Returns true if the modal must stay open for the sign-in. */
  follows(modal: Modal): boolean
  /** True if the user can leave the view only by pressing one of its buttons. */
  preventsClosing(view: ViewName | undefined): boolean
  /** Sign-in for drivers whose wallets can connect and sign in with one request. */
  readonly offer: SignInOffer
  /**
   * True if the user must sign in before `view` is shown. Without `view`, true if that holds for any view of the
   * account.
   */
  isFirst(view?: ViewName): boolean
  /** True if the active account can sign in but is not signed in. */
  isAwaited(): boolean
  session(namespace: Namespace): HostSession | null
  /** The sessions of the namespaces' active accounts. */
  sessions(): SignInSession[]
  /**
   * Status of a connected account, as the host sees it. If sign-in is required, the status is `connected` only with a
   * session.
   */
  standing(namespace: Namespace): ConnectionStatus
  /**
   * Awaited by the host's command `connect` after a wallet has connected. Resolves when the user has signed in, if that
   * is required.
   *
   * @throws WalletModalError USER_REJECTED if the user leaves the sign-in
   */
  settle(modal: Modal, detail: ConnectDetail): Promise<ConnectDetail>
}

let gate: SignInGate | undefined
let standing: ConnectionStatus = 'connected'

/** Returns undefined until the sign-in code is loaded. Hosts without sign-in never load that code. */
export function signInGate(): SignInGate | undefined {
  return gate
}

export function subscribeSignIn(next: SignInGate | undefined): void {
  gate = next
}

export function standingOf(namespace: Namespace): ConnectionStatus {
  return gate ? gate.standing(namespace) : standing
}

/**
 * True while a required sign-in is missing. Until then no service or node is asked about the account, and nothing of it
 * is stored.
 */
export const mustSignInFirst = (namespace: Namespace): boolean =>
  standingOf(namespace) !== 'connected'

/** Sets the status that all connected accounts have until the sign-in code is loaded. */
export function setStanding(next: ConnectionStatus): void {
  standing = next
}
