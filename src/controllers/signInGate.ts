import type { ConnectionStatus } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type { SignInOffer } from '../types/connectorDriver.ts'
import type { ConnectDetail } from '../types/host.ts'
import type { HostSession, SignInSession } from '../types/siwx.ts'
import type { ViewName } from '../types/view.ts'
import type { Modal } from './modal.ts'

export interface SignInGate {
  /** True if the host requires signing in. */
  isOn(): boolean
  /** A wallet was connected in the modal. True if signing in follows there, so that it must not close. */
  follows(modal: Modal): boolean
  /** True if the view can only be left by one of its buttons. */
  preventsClosing(view: ViewName | undefined): boolean
  /** For wallets that can sign in as they connect. */
  readonly offer: SignInOffer
  /** True if signing in must precede the view; without `view`, any view of the account. */
  isFirst(view?: ViewName): boolean
  /** True if the active account can sign in and has not. */
  isAwaited(): boolean
  session(namespace: Namespace): HostSession | null
  /** The sessions of all accounts in use. */
  sessions(): SignInSession[]
  /** A command has connected a wallet. Resolves once it is connected for the page. @throws WalletModalError USER_REJECTED */
  settle(modal: Modal, detail: ConnectDetail): Promise<ConnectDetail>
}

let gate: SignInGate | undefined
let standing: (namespace: Namespace) => ConnectionStatus = () => 'connected'

/** Undefined on pages that have not used sign-in. */
export function signInGate(): SignInGate | undefined {
  return gate
}

export function setSignInGate(next: SignInGate | undefined): void {
  gate = next
}

/** The status that the page sees of a connected account. Where signing in is required, it takes a session. */
export function standingOf(namespace: Namespace): ConnectionStatus {
  return standing(namespace)
}

export function setStanding(next: (namespace: Namespace) => ConnectionStatus): void {
  standing = next
}
