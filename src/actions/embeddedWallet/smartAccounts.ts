import { accountOf } from '../../controllers/accounts.ts'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { networks } from '../../controllers/networks.ts'
import type { FrameAccountType } from '../../types/frame.ts'

/** The kind of account that the embedded wallet is on; null with any other wallet. For a switch to be shown, see below. */
export function accountTypeInUse(): FrameAccountType | null {
  const { connectorId, accounts } = accountOf(networks.activeNamespace)
  if (connectorId !== 'ID_AUTH') return null
  return accounts[0]?.type === 'smartAccount' ? 'smartAccount' : 'eoa'
}

/** Whether the person can switch between the key's own account and a smart account on the active network. */
export function canSwitchAccountType(): boolean {
  const id = Number(networks.active[networks.activeNamespace]?.id)
  return accountTypeInUse() !== null && embeddedWallet.smartAccountNetworks.includes(id)
}
