import type { Modal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connect } from '../connection/connect.ts'
import { connectTarget } from '../wallets/connectTarget.ts'
import { findConnector } from '../wallets/findConnector.ts'
import { finishConnecting } from './followConnections.ts'

/**
 * Connects an installed wallet from its view, on one namespace if `namespace` is given. The modal closes once connected, unless the wallet
 * stands on a network that the app cannot use.
 *
 * @throws WalletModalError as `connect` does
 */
export async function connectInModal(
  modal: Modal,
  wallet: Wallet,
  namespace?: Namespace,
): Promise<void> {
  const target = connectTarget(modal)
  const connector = findConnector(wallet, namespace ?? target.namespace)
  if (!connector)
    throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: wallet.name } })
  const finish = () => finishConnecting(modal)
  await connect(connector, { target, onLate: finish })
  finish()
}
