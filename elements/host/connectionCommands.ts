import { connect } from '../../src/actions/connection/connect.ts'
import { disconnect } from '../../src/actions/connection/disconnect.ts'
import {
  finishConnecting,
  showUnsupportedChain,
} from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { waitForConnection } from '../../src/actions/modal/waitForConnection.ts'
import { hasLeftPage, leftPage, whileInPage } from '../../src/actions/modal/whileInPage.ts'
import { switchNetwork } from '../../src/actions/networks/switchNetwork.ts'
import { askForLists, searchForPage } from '../../src/actions/ownList/searchForPage.ts'
import { leavePairingOfPage, pairForPage } from '../../src/actions/pairing/pairForPage.ts'
import { signForPage } from '../../src/actions/review/signForPage.ts'
import { showsCode } from '../../src/actions/wallets/installedRows.ts'
import { findInDirectory, waitForWallet } from '../../src/actions/wallets/lateWallets.ts'
import { kinds } from '../../src/connectors/kinds.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { signInGate } from '../../src/controllers/signInGate.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { Connector } from '../../src/types/connector.ts'
import type { ConnectDetail, ListedWallet } from '../../src/types/host.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet, WalletRow } from '../../src/types/wallet.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { missingDataError, unavailableWallet } from '../../src/views/unavailableReason.ts'
import type { Command } from './bridge.ts'
import { findWallet, readNetwork } from './commandData.ts'
import { connectedNamespace } from './connectedNamespace.ts'
import { takeModalTurn } from './modalTurns.ts'
import { readNamespace } from './readNamespace.ts'
import { readView } from './readView.ts'
import { freeze } from './snapshot.ts'

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

/** The data of a command `connect`, besides its wallet. */
interface Request {
  namespace: Namespace | undefined
  /** False if the page draws the QR code itself. */
  opensModal: boolean
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
  // The wallet may be installed, and come a moment later.
  const isApp = (one: Connector) => showsCode(one) && one.rdns && one.id !== name
  if (ways?.some(isApp)) return undefined
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
  { namespace, opensModal }: Request,
): Promise<ConnectDetail | undefined> {
  const { wallet } = row
  refuseExcluded(wallet)
  const connector = row.connectors.find(isOn(namespace))
  if (!connector || showsCode(connector)) {
    const view = 'ConnectingWalletConnect'
    if (opensModal) return connectInView(modal, view, { wallet, namespace })
    return pairByPage(modal, view, { wallet, namespace })
  }
  leavePairingOfPage()
  const [detail] = await whileInPage(
    modal,
    connect(connector, { isAlone: namespace !== undefined }),
  )
  return finish(modal, detail)
}

/** Shows what follows a connection that was made without a view. Resolves after a required sign-in. */
function finish(
  modal: Modal,
  detail: ConnectDetail | undefined,
): Promise<ConnectDetail> | ConnectDetail | undefined {
  // After connecting, an embedded modal shows the account; an overlay stays closed.
  if (modal.state.embedded) finishConnecting(modal)
  else showUnsupportedChain(detail?.network)
  return (detail && signInGate()?.settle(modal, detail)) ?? detail
}

/**
 * Pairs a wallet while the page draws the QR code.
 * @throws WalletModalError NOT_ENABLED if the page has turned WalletConnect off; PROJECT_ID_NOT_CONFIGURED; the errors of
 * pairing
 */
async function pairByPage(
  modal: Modal,
  view: ViewName,
  { namespace, wallet }: Wanted,
): Promise<ConnectDetail | undefined> {
  const reason = viewRegistry[view].unavailableReason?.({ wallet, namespace })
  if (reason) throw reason
  return finish(modal, await pairForPage(modal, wallet, namespace))
}

async function connectLate(
  modal: Modal,
  name: string,
  request: Request,
  { isLastConnect, isLastInModal }: Turns,
): Promise<ConnectDetail | undefined> {
  const { namespace, opensModal } = request
  const row = await findLate(name, namespace)
  if (!isLastConnect()) {
    const longMessage = 'A later command connects or disconnects instead.'
    throw new WalletModalError('CONNECTION_FAILED', { longMessage })
  }
  if (opensModal && !isLastInModal() && !row.connectors.some(isOn(namespace))) {
    throw new WalletModalError('USER_REJECTED', { longMessage: 'The modal shows something else.' })
  }
  return connectRow(modal, row, request)
}

/**
 * @throws WalletModalError NETWORK_NOT_FOUND if the page has no network in the namespace; INVALID_VIEW_DATA if no wallet
 * is named that would connect without the modal
 */
function readRequest({ namespace, wallet, address, modal }: Command): Request {
  // A button's data are texts.
  const opensModal = modal !== false && modal !== 'false'
  if (!opensModal && (wallet ?? address) === undefined) {
    throw missingDataError('wallet', 'Without the modal, connect needs a wallet.')
  }
  return { namespace: readNamespace(namespace), opensModal }
}

/**
 * Runs `connect`.
 * @throws WalletModalError USER_REJECTED if the element has left the page; the errors of connecting
 */
function connectWallet(modal: Modal, command: Command): Promise<ConnectDetail | undefined> {
  if (hasLeftPage(modal)) throw leftPage()
  const request = readRequest(command)
  const { namespace, opensModal } = request
  const { wallet, address } = command
  const turns = {
    isLastConnect: takeConnectTurn(namespace),
    isLastInModal: opensModal ? takeModalTurn(modal) : () => false,
  }
  if (opensModal || address !== undefined) leavePairingOfPage()
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
    if (!opensModal && kind.pairs) return pairByPage(modal, view, { namespace })
    // A login may have no account on the namespace.
    return connectInView(modal, view, { namespace, isAnywhere: kind.isEmbedded })
  }
  const name = String(wallet)
  const row = findOn(name, namespace)
  // If the wallet is already known, the request is sent at once; otherwise the wallet is looked up first.
  if (row) return connectRow(modal, row, request)
  refuseExcluded({ id: name, rdns: name, name })
  return connectLate(modal, name, request, turns)
}

const maxQueryLength = 100
const maxPage = 1_000

/**
 * @throws WalletModalError INVALID_VIEW_DATA if query or page are malformed; NOT_ENABLED or PROJECT_ID_NOT_CONFIGURED if
 * the page offers no view AllWallets; the directory's errors
 */
function searchWallets({ query = '', page = 1 }: Command): Promise<ListedWallet[]> {
  // A button's data are texts.
  const number = Number(page)
  const isPage = Number.isInteger(number) && number > 0 && number <= maxPage
  if (typeof query !== 'string' || query.length > maxQueryLength || !isPage) {
    const longMessage =
      'query is a text of at most 100 characters, page a whole number from 1 to 1,000.'
    throw missingDataError(isPage ? 'query' : 'page', longMessage)
  }
  askForLists()
  const reason = viewRegistry.AllWallets.unavailableReason?.({})
  if (reason) throw reason
  return searchForPage(query.trim(), number).then(freeze)
}

function leave({ namespace }: Command): Promise<void> {
  const scope = readNamespace(namespace)
  takeConnectTurn(scope)
  return disconnect(scope)
}

/** @throws WalletModalError NOT_CONNECTED if the namespace has no account; the wallet's errors */
async function signText({ namespace, message }: Command): Promise<string> {
  return signForPage(connectedNamespace(namespace), String(message ?? ''))
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
  'search-wallets': (_, command) => searchWallets(command),
} satisfies Record<string, (modal: Modal, command: Command) => Promise<unknown>>

export type ConnectionCommand = keyof typeof connectionCommands
