import { signMessage } from '../../src/actions/account/signMessage.ts'
import { connect } from '../../src/actions/connection/connect.ts'
import { waitForConnection } from '../../src/actions/connection/waitForConnection.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { showUnsupportedChain } from '../../src/actions/modal/showUnsupportedChain.ts'
import { findInDirectory } from '../../src/actions/wallets/findInDirectory.ts'
import { waitForWallet } from '../../src/actions/wallets/waitForWallet.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Connector } from '../../src/types/connector.ts'
import type { ConnectDetail } from '../../src/types/host.ts'
import type { Command } from './bridge.ts'
import { findWallet, readNetwork } from './commandData.ts'
import { readNamespace } from './readNamespace.ts'

/** The commands that deal with wallets. They load with the first of them; opening needs none. */

async function connectWallet(modal: Modal, command: Command): Promise<ConnectDetail | undefined> {
  const namespace = readNamespace(command.namespace)
  const { wallet: name } = command
  if (name === undefined) {
    openModal(modal, { view: 'Connect', namespace })
    return waitForConnection(modal, namespace)
  }
  if (name === 'walletConnect') {
    openModal(modal, { view: 'ConnectingWalletConnectBasic', namespace })
    return waitForConnection(modal, namespace)
  }
  if (name === 'auth') {
    openModal(modal, { view: 'EmailLogin', namespace })
    return waitForConnection(modal)
  }
  const text = String(name)
  const isThere = ({ namespace: own }: Connector) => !namespace || own === namespace
  const findThere = () => {
    const found = findWallet(text)
    const ways = found?.connectors
    return ways && (ways.length === 0 || ways.some(isThere)) ? found : undefined
  }
  const row = (await waitForWallet(findThere)) ?? findWallet(text) ?? (await findInDirectory(text))
  if (!row) throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: text } })
  const connector = row.connectors.find(isThere)
  if (connector) {
    const [detail] = await connect(connector)
    showUnsupportedChain(detail?.network)
    return detail
  }
  openModal(modal, { view: 'ConnectingWalletConnect', data: { wallet: row.wallet }, namespace })
  return waitForConnection(modal, namespace)
}

export const connectionCommands = {
  connect: connectWallet,
  async disconnect(_: Modal, { namespace }: Command) {
    const { disconnect } = await import('../../src/actions/connection/disconnect.ts')
    await disconnect(readNamespace(namespace))
  },
  async 'switch-network'(_: Modal, { network }: Command) {
    const { switchNetwork } = await import('../../src/actions/networks/switchNetwork.ts')
    await switchNetwork(readNetwork(network))
  },
  'sign-message': (_: Modal, { namespace, message }: Command) =>
    signMessage(readNamespace(namespace) ?? networks.activeNamespace, String(message ?? '')),
}
