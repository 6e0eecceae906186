import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connect } from '../connection/connect.ts'
import { connectTarget } from '../connection/connectTarget.ts'
import { findConnector } from '../wallets/findConnector.ts'
import { closeModal } from './closeModal.ts'
import { isUnsupported, showUnsupportedChain } from './showUnsupportedChain.ts'

/**
 * Connects an installed wallet from its view, on one family if `namespace` is given. The modal closes once connected, unless the wallet
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

/** After a connection made in the modal: close it, or show what has to be done first. */
export function finishConnecting(modal: Modal): void {
  const network = networks.active[networks.activeNamespace]
  if (isUnsupported(network)) showUnsupportedChain(network)
  else closeModal(modal)
}
