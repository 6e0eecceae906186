import { connectors } from '../../controllers/connectors.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connect } from '../connection/connect.ts'
import { connectorsOf } from '../wallets/connectorsOf.ts'
import { connectTarget } from '../wallets/connectTarget.ts'
import { finishConnecting } from './followConnections.ts'
import { whileInPage } from './whileInPage.ts'

/**
 * Finds a wallet's connector in this browser: a connector of `namespace` if given, else of the active namespace, else
 * of any namespace.
 */
function findConnector(wallet: Wallet, namespace?: Namespace): Connector | undefined {
  const candidates = connectorsOf(wallet, connectors.list)
  const own = candidates.find((one) => one.namespace === (namespace ?? networks.activeNamespace))
  return namespace ? own : (own ?? candidates[0])
}

/**
 * The closure has only a weak reference to the modal, because a wallet that never responds retains the closure in
 * memory.
 */
const lateFinish = (held: WeakRef<Modal>) => () => {
  const modal = held.deref()
  if (modal) finishConnecting(modal)
}

/**
 * Connects an installed wallet, then closes the modal, or shows the sign-in or UnsupportedChain if required.
 *
 * @throws WalletModalError WALLET_NOT_FOUND if the wallet has no connector; USER_REJECTED if the element leaves the
 * page; the errors of `connect`
 */
export async function connectInModal(
  modal: Modal,
  wallet: Wallet,
  namespace?: Namespace,
): Promise<void> {
  const target = connectTarget(modal)
  const named = namespace ?? target.namespace
  const connector = findConnector(wallet, named)
  if (!connector)
    throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: wallet.name } })
  const onLate = lateFinish(new WeakRef(modal))
  await whileInPage(modal, connect(connector, { target, isAlone: named !== undefined, onLate }))
  finishConnecting(modal)
}
