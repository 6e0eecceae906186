import type { ConnectDetail } from '../types/host.ts'
import { authConnector } from './authConnector.ts'
import { connect } from './connect.ts'

/**
 * The person is known to the frame: asks it for the account and connects it, on the active family or, where that
 * has no embedded wallet, on the first that has. Closing the modal is the view's (`finishConnecting`).
 *
 * @throws WalletModalError UNSUPPORTED_CHAIN when no network of the page can be used; as `connect` does
 */
export async function completeLogin(): Promise<ConnectDetail[]> {
  return connect(authConnector())
}
