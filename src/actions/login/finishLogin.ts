import { login } from '../../controllers/login.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { connect } from '../connection/connect.ts'
import { authConnector, authNamespaces } from '../embeddedWallet/authConnector.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { type ConnectTarget, connectTarget } from '../wallets/connectTarget.ts'

interface LoginEnd {
  /** Closes once connected. */
  modal?: Modal
  /** What the visitor came to connect, where the modal does not tell it. */
  target?: ConnectTarget
}

/**
 * The frame knows the visitor now: asks it for the account and connects it. The namespace is the one asked for, else
 * the active one or, where that has no embedded wallet, the first that has.
 *
 * @throws WalletModalError UNSUPPORTED_CHAIN when no network of the page can be used; as `connect` does
 */
export async function finishLogin({ modal, target }: LoginEnd = {}): Promise<ConnectDetail[]> {
  const wanted = target ?? (modal ? connectTarget(modal) : {})
  const asked = authNamespaces().find((namespace) => namespace === wanted.namespace)
  const details = await connect(authConnector(asked), { target: wanted })
  login.emailDraft = ''
  if (modal) finishConnecting(modal)
  return details
}
