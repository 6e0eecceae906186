import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { nameGoals } from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { emitHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import {
  endPairing,
  joinPairing,
  leavePairing,
  offerUri,
  pairing,
} from '../../controllers/pairing.ts'
import { updateWallets } from '../../controllers/wallets.ts'
import { walletConnectOff } from '../../errors/walletConnectOff.ts'
import { read, remove, write } from '../../storage/storage.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectDetail } from '../../types/host.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { connect } from '../connection/connect.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { reportError } from '../report/reportError.ts'
import { type ConnectTarget, connectTarget } from '../wallets/connectTarget.ts'
import { showsCode } from '../wallets/installedRows.ts'

const maxRecentWallets = 2

/** Stores a wallet at the head of the two most recent ones, unless it is among them already. Returns the list. */
export function rememberRecentWallet(wallet: Wallet): Wallet[] {
  const recent = read('recentWallets') ?? []
  if (recent.some(({ id }) => id === wallet.id)) return recent
  const next = [wallet, ...recent].slice(0, maxRecentWallets)
  write('recentWallets', next)
  return next
}

/** Returns the connector whose code the wallet scans. @throws WalletModalError NOT_ENABLED if the host turns WalletConnect off */
function connectorFor({ namespace }: ConnectTarget, wallet: Wallet | undefined): Connector {
  const own = ownCodeOf(wallet)
  if (own) return own
  if (!options.enableWalletconnect) throw walletConnectOff()
  const { connector, type } = walletConnect
  // A pairing requests all namespaces; this one becomes active if granted.
  return { ...connector, type, namespace: namespace ?? networks.activeNamespace }
}

/** Returns the connector of a wallet that shows a code of another kind than WalletConnect's. */
const ownCodeOf = (wallet: Wallet | undefined): Connector | undefined =>
  connectors.list.find((one) => one.id === wallet?.id && showsCode(one))

/** @throws WalletModalError NOT_ENABLED if the host turns WalletConnect off; the errors of `connect` */
async function pair(
  target: ConnectTarget,
  wallet: Wallet | undefined,
  signal: AbortSignal,
): Promise<ConnectDetail[]> {
  const connector = connectorFor(target, wallet)
  return connect(connector, {
    target,
    signal,
    responseMs: Number.POSITIVE_INFINITY,
    methodOf: () => (pairing.choice && isMobile() ? 'mobile' : 'qrcode'),
    onLeft: leavePairing,
    onPairingUri(uri, expiresAt) {
      if (offerUri(signal, uri, expiresAt)) emitHostEvent('pairinguri', { uri, expiresAt })
    },
    onApproved() {
      // Later requests open the wallet's app in which the user opened this pairing, or none if the user scanned it.
      if (pairing.choice) write('deepLinkChoice', { ...pairing.choice })
      else remove('deepLinkChoice')
    },
  })
}

/** Id of the connector of the last pairing. */
let pairedBy = ''

/** Starts a pairing, or returns the pending one, for a wallet or for any. @throws the errors of `pair` */
export function startPairing(target: ConnectTarget, wallet?: Wallet): Promise<ConnectDetail[]> {
  const { id } = ownCodeOf(wallet) ?? walletConnect.connector
  // The code of another kind is none for this wallet.
  if (id !== pairedBy) leavePairing()
  pairedBy = id
  const pending = joinPairing((signal) => {
    const paired = pair(target, wallet, signal)
    paired.then(
      () => endPairing(signal, null),
      (thrown: unknown) => {
        if (!signal.aborted) endPairing(signal, reportError(thrown, 'inline'))
      },
    )
    return paired
  })
  nameGoals(id, wallet?.id)
  return pending
}

/** Lists a wallet of the directory as a recent one. A wallet with a connector has a row of its own. */
export function rememberPaired(wallet: Wallet | undefined): void {
  if (wallet && !ownCodeOf(wallet)) updateWallets({ recent: rememberRecentWallet({ ...wallet }) })
}

export async function pairInModal(modal: Modal, wallet: Wallet | undefined): Promise<void> {
  await startPairing(connectTarget(modal), wallet)
  rememberPaired(wallet)
  finishConnecting(modal)
}
