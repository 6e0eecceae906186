import { signMessage } from '../../src/actions/account/signMessage.ts'
import { connect } from '../../src/actions/connection/connect.ts'
import { disconnect } from '../../src/actions/connection/disconnect.ts'
import {
  finishConnecting,
  showUnsupportedChain,
} from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { waitForConnection } from '../../src/actions/modal/waitForConnection.ts'
import { switchNetwork } from '../../src/actions/networks/switchNetwork.ts'
import { findInDirectory } from '../../src/actions/wallets/findInDirectory.ts'
import { waitForWallet } from '../../src/actions/wallets/waitForWallet.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { Connector } from '../../src/types/connector.ts'
import type { ConnectDetail } from '../../src/types/host.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'
import type { WalletRow } from '../../src/types/walletRow.ts'
import type { Command } from './bridge.ts'
import { findWallet, readNetwork } from './commandData.ts'
import { takeConnectTurn } from './connectTurns.ts'
import { takeModalTurn } from './modalTurns.ts'
import { readNamespace } from './readNamespace.ts'
import { readView } from './readView.ts'

/** The commands that deal with wallets. They load with the first of them; opening needs none. */

/** What the rest of `connectWallet` may still do once its wallet has been looked for. */
interface Turns {
  isLastConnect: () => boolean
  isLastInModal: () => boolean
}

/**
 * Waits for a connection made in the modal, on the view that leads to it.
 *
 * @throws WalletModalError NOT_ENABLED or PROJECT_ID_NOT_CONFIGURED where the page does without that view
 */
function connectInView(
  modal: Modal,
  view: ViewName,
  { namespace, wallet }: { namespace?: Namespace | undefined; wallet?: Wallet },
): Promise<ConnectDetail> {
  const { data } = readView({ command: 'open', view, wallet })
  openModal(modal, { view, data, namespace })
  return waitForConnection(modal, namespace)
}

/** The wallets that a command names, as far as they can be reached on `namespace`. */
function findOn(name: string, namespace: Namespace | undefined): WalletRow | undefined {
  const found = findWallet(name)
  const ways = found?.connectors
  return ways && (ways.length === 0 || ways.some(isOn(namespace))) ? found : undefined
}

const isOn =
  (namespace: Namespace | undefined) =>
  ({ namespace: own }: Connector) =>
    !namespace || own === namespace

async function findLate(name: string, namespace: Namespace | undefined): Promise<WalletRow> {
  const row =
    (await waitForWallet(() => findOn(name, namespace))) ??
    findWallet(name) ??
    (await findInDirectory(name))
  if (row) return row
  throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: name } })
}

async function connectRow(
  modal: Modal,
  row: WalletRow,
  namespace: Namespace | undefined,
): Promise<ConnectDetail | undefined> {
  const connector = row.connectors.find(isOn(namespace))
  if (!connector) {
    return connectInView(modal, 'ConnectingWalletConnect', { wallet: row.wallet, namespace })
  }
  const [detail] = await connect(connector)
  // An embedded modal shows the account after connecting; an overlay stays closed.
  if (modal.state.embedded) finishConnecting(modal)
  else showUnsupportedChain(detail?.network)
  return detail
}

async function connectLate(
  modal: Modal,
  name: string,
  namespace: Namespace | undefined,
  { isLastConnect, isLastInModal }: Turns,
): Promise<ConnectDetail | undefined> {
  const row = await findLate(name, namespace)
  if (!isLastConnect()) {
    const longMessage = 'A later command connects or disconnects instead.'
    throw new WalletModalError('CONNECTION_FAILED', { longMessage })
  }
  if (!isLastInModal() && !row.connectors.some(isOn(namespace))) {
    throw new WalletModalError('USER_REJECTED', { longMessage: 'The modal shows something else.' })
  }
  return connectRow(modal, row, namespace)
}

/** Connects the wallet that the command names, or lets the visitor choose one in the modal. */
function connectWallet(modal: Modal, command: Command): Promise<ConnectDetail | undefined> {
  const namespace = readNamespace(command.namespace)
  const { wallet } = command
  const turns = {
    isLastConnect: takeConnectTurn(namespace),
    isLastInModal: takeModalTurn(modal),
  }
  if (wallet === undefined) return connectInView(modal, 'Connect', { namespace })
  if (wallet === 'walletConnect') {
    return connectInView(modal, 'ConnectingWalletConnectBasic', { namespace })
  }
  if (wallet === 'auth') {
    readView({ command: 'open', view: 'EmailLogin' })
    openModal(modal, { view: 'EmailLogin', namespace })
    return waitForConnection(modal)
  }
  const name = String(wallet)
  const row = findOn(name, namespace)
  // A wallet that is known already is asked at once; only looking for one takes time.
  if (row) return connectRow(modal, row, namespace)
  return connectLate(modal, name, namespace, turns)
}

function leave({ namespace }: Command): Promise<void> {
  const scope = readNamespace(namespace)
  takeConnectTurn(scope)
  return disconnect(scope)
}

/** @throws WalletModalError NOT_CONNECTED, and what the wallet raises */
function signText({ namespace, message }: Command): Promise<string> {
  return signMessage(readNamespace(namespace) ?? networks.activeNamespace, String(message ?? ''))
}

/** What each does; a rejection is whatever its action raises. */
export const connectionCommands = {
  connect: connectWallet,
  disconnect: (_, command) => leave(command),
  'switch-network': (_, { network }) => switchNetwork(readNetwork(network)),
  'sign-message': (_, command) => signText(command),
} satisfies Record<string, (modal: Modal, command: Command) => Promise<unknown>>

export type ConnectionCommand = keyof typeof connectionCommands
