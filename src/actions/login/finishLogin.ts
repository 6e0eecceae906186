import { login } from '../../controllers/login.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { connect } from '../connection/connect.ts'
import { authConnector, authNamespaces } from '../embeddedWallet/authConnector.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { type ConnectTarget, connectTarget } from '../wallets/connectTarget.ts'

interface LoginEnd {
  /** The modal to close once connected. */
  modal?: Modal
  /** The requested connection, if no modal has it. */
  target?: ConnectTarget
}

/**
 * Uses the requested namespace, else the active one, else the first with an embedded wallet.
 *
 * @throws WalletModalError UNSUPPORTED_CHAIN if no configured network has one; like `connect`
 */
export async function finishLogin({ modal, target }: LoginEnd = {}): Promise<ConnectDetail[]> {
  const wanted = target ?? (modal ? connectTarget(modal) : {})
  const asked = authNamespaces().find((namespace) => namespace === wanted.namespace)
  const details = await connect(authConnector(asked), { target: wanted })
  login.emailDraft = ''
  if (modal) finishConnecting(modal)
  return details
}
