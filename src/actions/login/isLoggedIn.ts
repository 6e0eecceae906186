import { accountOf } from '../../controllers/accounts.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'

export function isLoggedIn(): boolean {
  return authNamespaces().some((namespace) => accountOf(namespace).connectorId === 'ID_AUTH')
}
