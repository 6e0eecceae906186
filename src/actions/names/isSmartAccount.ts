import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'

/** Whether the account in use is a contract, as the statistics of names tell. */
export function isSmartAccount(): boolean {
  const { address, accounts } = accountOf(networks.activeNamespace)
  return accounts.find((one) => one.address === address)?.type === 'smartAccount'
}
