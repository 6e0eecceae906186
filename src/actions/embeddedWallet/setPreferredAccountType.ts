import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { read, write } from '../../storage/storage.ts'
import type { FrameAccountType } from '../../types/frame.ts'
import { connectedKind } from '../connection/connectedKind.ts'
import { track } from '../report/track.ts'
import { loadEmbeddedWallet } from './loadEmbeddedWallet.ts'
import { storeAccountType } from './storeAccountType.ts'

/**
 * Switches the embedded wallet to an account type in the active namespace, and stores it. The accounts are updated when
 * the promise resolves.
 *
 * @throws WalletModalError NOT_CONNECTED if the active namespace has another wallet or none; FRAME_ERROR or
 * FRAME_LOAD_FAILED if the frame fails, after which the stored type is the previous one
 */
export async function setPreferredAccountType(type: FrameAccountType): Promise<void> {
  const namespace = networks.activeNamespace
  const account = accountOf(namespace)
  const { caipNetworkId } = account
  if (!connectedKind(account)?.isEmbedded || !caipNetworkId) {
    throw new WalletModalError('NOT_CONNECTED')
  }
  const wallet = await loadEmbeddedWallet()
  const before = read('preferredAccountTypes')
  storeAccountType(namespace, type)
  try {
    await wallet.setPreferredAccount(type)
    await wallet.connect(caipNetworkId)
  } catch (thrown) {
    write('preferredAccountTypes', { ...before })
    throw thrown
  }
  track('SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network: caipNetworkId })
}
