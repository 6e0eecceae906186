import type { ConnectDetail } from '../../types/host.ts'
import { connect } from '../connection/connect.ts'
import type { ConnectTarget } from '../connection/connectTarget.ts'
import { authConnector, authNamespaces } from './authConnector.ts'

/**
 * The person is known to the frame: asks it for the account and connects it, on the family that was asked for, else
 * the active one or, where that has no embedded wallet, on the first that has. Closing the modal is the view's (`finishConnecting`).
 *
 * @throws WalletModalError UNSUPPORTED_CHAIN when no network of the page can be used; as `connect` does
 */
export async function completeLogin(target: ConnectTarget = {}): Promise<ConnectDetail[]> {
  const asked = authNamespaces().find((namespace) => namespace === target.namespace)
  return connect(authConnector(asked), { target })
}
