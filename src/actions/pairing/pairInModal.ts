import type { Modal } from '../../controllers/modal.ts'
import { wallets } from '../../controllers/wallets.ts'
import { rememberRecentWallet } from '../../storage/recentWallets.ts'
import type { Wallet } from '../../types/wallet.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { connectTarget } from '../wallets/connectTarget.ts'
import { startPairing } from './startPairing.ts'

export async function pairInModal(modal: Modal, wallet: Wallet | undefined): Promise<void> {
  await startPairing(connectTarget(modal))
  if (wallet) wallets.recent = rememberRecentWallet({ ...wallet })
  finishConnecting(modal)
}
