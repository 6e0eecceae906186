import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { nameGoals } from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { emitHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import {
  askCode,
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
import { ownCodeOf } from '../wallets/ownCode.ts'

const maxRecentWallets = 2

/** Stores a wallet at the head of the two most recent ones, unless it is among them already. Returns the list. */
export function rememberRecentWallet(wallet: Wallet): Wallet[] {
  const recent = read('recentWallets') ?? []
  if (recent.some(({ id }) => id === wallet.id)) return recent
  const next = [wallet, ...recent].slice(0, maxRecentWallets)
  write('recentWallets', next)
  return next
}

/** A pairing with a wallet, or with any. */
interface Wanted {
  wallet?: Wallet | undefined
  /** True to pair over WalletConnect a wallet that has a way of its own, too. */
  overWalletConnect?: boolean | undefined
}

/** Returns the connector of the wallet's own way; undefined if it pairs over WalletConnect. */
const ownWay = ({ wallet, overWalletConnect }: Wanted, target: ConnectTarget) =>
  overWalletConnect ? undefined : ownCodeOf(wallet, target)

/** Returns the connector that pairs the wallet. @throws WalletModalError NOT_ENABLED if the host turns WalletConnect off */
function connectorFor(target: ConnectTarget, wanted: Wanted): Connector {
  const own = ownWay(wanted, target)
  if (own) return own
  if (!options.enableWalletconnect) throw walletConnectOff()
  const { connector, type } = walletConnect
  // A pairing requests all namespaces; this one becomes active if granted.
  return { ...connector, type, namespace: target.namespace ?? networks.activeNamespace }
}

/** @throws WalletModalError NOT_ENABLED if the host turns WalletConnect off; the errors of `connect` */
async function pair(
  target: ConnectTarget,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<ConnectDetail[]> {
  const connector = connectorFor(target, wanted)
  const isOwn = connector.id !== walletConnect.connector.id
  return connect(connector, {
    target,
    signal,
    responseMs: Number.POSITIVE_INFINITY,
    methodOf: () => (isMobile() && (pairing.choice || isOwn) ? 'mobile' : 'qrcode'),
    onLeft: leavePairing,
    onPairingUri(uri, expiresAt) {
      if (offerUri(signal, uri, expiresAt)) emitHostEvent('pairinguri', { uri, expiresAt })
    },
    onCode: (submit) => askCode(signal, submit),
    onApproved() {
      if (isOwn) return
      // Later requests open the wallet's app in which the user opened this pairing, or none if the user scanned it.
      if (pairing.choice) write('deepLinkChoice', { ...pairing.choice })
      else remove('deepLinkChoice')
    },
  })
}

/** Id of the connector of the last pairing. */
let pairedBy = ''

/** Starts a pairing, or returns the pending one. @throws the errors of `pair` */
export function startPairing(
  target: ConnectTarget,
  wallet?: Wallet,
  overWalletConnect?: boolean,
): Promise<ConnectDetail[]> {
  const wanted = { wallet, overWalletConnect }
  const { id } = ownWay(wanted, target) ?? walletConnect.connector
  // The code of another kind is none for this wallet.
  if (id !== pairedBy) leavePairing()
  pairedBy = id
  const pending = joinPairing((signal) => {
    const paired = pair(target, wanted, signal)
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
  if (wallet && !connectors.list.some(({ id }) => id === wallet.id))
    updateWallets({ recent: rememberRecentWallet({ ...wallet }) })
}

export async function pairInModal(
  modal: Modal,
  wallet: Wallet | undefined,
  overWalletConnect?: boolean,
): Promise<void> {
  await startPairing(connectTarget(modal), wallet, overWalletConnect)
  rememberPaired(wallet)
  finishConnecting(modal)
}
