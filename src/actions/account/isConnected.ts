import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'

/** Whether somebody is connected on the active namespace. */
export function isConnected(): boolean {
  return accountOf(networks.activeNamespace).status === 'connected'
}
