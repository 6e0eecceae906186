import { setEmailDraft } from '../../controllers/login.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { connect } from '../connection/connect.ts'
import { authConnector, authNamespaces } from '../embeddedWallet/authConnector.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { type ConnectTarget, connectTarget } from '../wallets/connectTarget.ts'

interface LoginEnd {
  /** Modal to close once the wallet is connected. */
  modal?: Modal
  /** Namespace and network to connect. By default both are read from the modal. */
  target?: ConnectTarget
}

/**
 * Connects the embedded wallet after a login: on the requested namespace, else on the active one, else on the first
 * configured one that the embedded wallet supports.
 *
 * @throws WalletModalError UNSUPPORTED_CHAIN if it supports no configured namespace; the errors of `connect`
 */
export async function finishLogin({ modal, target }: LoginEnd = {}): Promise<ConnectDetail[]> {
  const wanted = target ?? (modal ? connectTarget(modal) : {})
  const requested = authNamespaces().find((namespace) => namespace === wanted.namespace)
  const details = await connect(authConnector(requested), { target: wanted })
  setEmailDraft('')
  if (modal) finishConnecting(modal)
  return details
}
