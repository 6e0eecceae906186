import { accountOf } from '../../controllers/accounts.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'

/** Whether the page is connected to the embedded wallet, on any namespace. */
export function isLoggedIn(): boolean {
  return authNamespaces().some((namespace) => accountOf(namespace).connectorId === 'ID_AUTH')
}
