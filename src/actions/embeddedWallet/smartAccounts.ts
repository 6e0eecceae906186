import { accountOf } from '../../controllers/accounts.ts'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { networks } from '../../controllers/networks.ts'
import type { FrameAccountType } from '../../types/frame.ts'

/** The embedded wallet's active account type; null with another wallet. */
export function accountTypeInUse(): FrameAccountType | null {
  const { connectorId, accounts } = accountOf(networks.activeNamespace)
  if (connectorId !== 'ID_AUTH') return null
  return accounts[0]?.type === 'smartAccount' ? 'smartAccount' : 'eoa'
}

export function canSwitchAccountType(): boolean {
  const id = Number(networks.active[networks.activeNamespace]?.id)
  return accountTypeInUse() !== null && embeddedWallet.smartAccountNetworks.includes(id)
}
