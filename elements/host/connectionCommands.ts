import { connect } from '../../src/actions/connection/connect.ts'
import { disconnect } from '../../src/actions/connection/disconnect.ts'
import { pageStatus } from '../../src/actions/connection/isConnected.ts'
import {
  finishConnecting,
  showUnsupportedChain,
} from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { waitForConnection } from '../../src/actions/modal/waitForConnection.ts'
import { hasLeftPage, leftPage, whileInPage } from '../../src/actions/modal/whileInPage.ts'
import { switchNetwork } from '../../src/actions/networks/switchNetwork.ts'
import { signForPage } from '../../src/actions/review/signForPage.ts'
import { findInDirectory, waitForWallet } from '../../src/actions/wallets/lateWallets.ts'
import { kinds } from '../../src/connectors/kinds.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { signInGate } from '../../src/controllers/signInGate.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { Connector } from '../../src/types/connector.ts'
import type { ConnectDetail } from '../../src/types/host.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet, WalletRow } from '../../src/types/wallet.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { unavailableWallet } from '../../src/views/unavailableReason.ts'
import type { Command } from './bridge.ts'
import { findWallet, readNetwork } from './commandData.ts'
import { takeModalTurn } from './modalTurns.ts'
import { readNamespace } from './readNamespace.ts'
import { readView } from './readView.ts'

let turns = 0
const connectTurns = new Map<Namespace | undefined, number>()

/**
 * Begins a command for `namespace`, or for all namespaces if `namespace` is undefined. The returned function returns
 * true until a later command begins for the same namespace or for all. Later commands take effect while `connect`
 * searches for its wallet, so `connect` calls the returned function after the search.
 */
function takeConnectTurn(namespace: Namespace | undefined): () => boolean {
  turns += 1
  const mine = turns
  connectTurns.set(namespace, mine)
  return () =>
    [...connectTurns].every(
      ([other, turn]) => turn <= mine || (other && namespace && other !== namespace),
    )
}

/** Checks that no later command has replaced a `connect` command while it searched for its wallet. */
interface Turns {
  isLastConnect: () => boolean
  isLastInModal: () => boolean
}

interface Wanted {
  namespace: Namespace | undefined
  wallet?: Wallet
  /** True if a connection on another namespace counts, too. */
  isAnywhere?: boolean | undefined
}

/**
 * Opens a view in which the user connects, and waits for the connection.
 * @throws WalletModalError NOT_ENABLED or PROJECT_ID_NOT_CONFIGURED if the view is unavailable on the page
 */
function connectInView(
  modal: Modal,
  view: ViewName,
  { namespace, wallet, isAnywhere }: Wanted,
): Promise<ConnectDetail> {
  const { data } = readView({ command: 'open', view, wallet })
  openModal(modal, { view, data, namespace })
  return waitForConnection(modal, isAnywhere ? undefined : namespace)
}

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

/** @throws WalletModalError NOT_ENABLED if the page excludes the wallet */
function refuseExcluded(wallet: Wallet): void {
  const reason = unavailableWallet({ wallet })
  if (reason) throw reason
}

async function connectRow(
  modal: Modal,
  row: WalletRow,
  namespace: Namespace | undefined,
): Promise<ConnectDetail | undefined> {
  refuseExcluded(row.wallet)
  const connector = row.connectors.find(isOn(namespace))
  if (!connector) {
    return connectInView(modal, 'ConnectingWalletConnect', { wallet: row.wallet, namespace })
  }
  const [detail] = await whileInPage(modal, connect(connector))
  // After connecting, an embedded modal shows the account; an overlay stays closed.
  if (modal.state.embedded) finishConnecting(modal)
  else showUnsupportedChain(detail?.network)
  // If the page requires a sign-in, the command resolves after the sign-in.
  return (detail && signInGate()?.settle(modal, detail)) ?? detail
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

/**
 * Runs `connect`.
 * @throws WalletModalError USER_REJECTED if the element has left the page; the errors of connecting
 */
function connectWallet(modal: Modal, command: Command): Promise<ConnectDetail | undefined> {
  if (hasLeftPage(modal)) throw leftPage()
  const namespace = readNamespace(command.namespace)
  const { wallet, address } = command
  const turns = {
    isLastConnect: takeConnectTurn(namespace),
    isLastInModal: takeModalTurn(modal),
  }
  if (address !== undefined) {
    const watching = loadPart(import('./watchAddress.ts')).then(({ watchAddress }) =>
      watchAddress(address, namespace),
    )
    return whileInPage(modal, watching).then((detail) => {
      if (modal.state.embedded) finishConnecting(modal)
      return detail
    })
  }
  if (wallet === undefined) return connectInView(modal, 'Connect', { namespace })
  const kind = kinds.find(({ command }) => command?.wallet === wallet)
  if (kind?.command) {
    const { views } = kind.command
    const isAvailable = (view: ViewName) => !viewRegistry[view].unavailableReason?.({})
    const view = views.find(isAvailable) ?? views[0]
    // A login may have no account on the namespace.
    return connectInView(modal, view, { namespace, isAnywhere: kind.isEmbedded })
  }
  const name = String(wallet)
  const row = findOn(name, namespace)
  // If the wallet is already known, the request is sent at once; otherwise the wallet is looked up first.
  if (row) return connectRow(modal, row, namespace)
  refuseExcluded({ id: name, rdns: name, name })
  return connectLate(modal, name, namespace, turns)
}

function leave({ namespace }: Command): Promise<void> {
  const scope = readNamespace(namespace)
  takeConnectTurn(scope)
  return disconnect(scope)
}

/** @throws WalletModalError NOT_CONNECTED if the namespace has no account; the wallet's errors */
async function signText({ namespace, message }: Command): Promise<string> {
  const signer = readNamespace(namespace) ?? networks.activeNamespace
  if (pageStatus(signer) !== 'connected') throw new WalletModalError('NOT_CONNECTED')
  return signForPage(signer, String(message ?? ''))
}

/**
 * @throws WalletModalError NETWORK_NOT_FOUND if the page has not configured the network; NOT_ENABLED if the page has
 * turned switching off; the wallet's errors
 */
function goToNetwork({ network }: Command): Promise<void> {
  const wanted = readNetwork(network)
  readView({ command: 'open', view: 'SwitchNetwork', network: wanted })
  return switchNetwork(wanted)
}

/** Commands by name. Each rejects with the errors of its action. */
export const connectionCommands = {
  connect: connectWallet,
  disconnect: (_, command) => leave(command),
  'switch-network': (_, command) => goToNetwork(command),
  'sign-message': (_, command) => signText(command),
} satisfies Record<string, (modal: Modal, command: Command) => Promise<unknown>>

export type ConnectionCommand = keyof typeof connectionCommands
