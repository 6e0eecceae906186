import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { nameGoals } from '../../controllers/connections.ts'
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
import type { ConnectDetail } from '../../types/host.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { connect } from '../connection/connect.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { reportError } from '../report/reportError.ts'
import { type ConnectTarget, connectTarget } from '../wallets/connectTarget.ts'

const maxRecentWallets = 2

/** Stores a wallet at the head of the two most recent ones, unless it is among them already. Returns the list. */
export function rememberRecentWallet(wallet: Wallet): Wallet[] {
  const recent = read('recentWallets') ?? []
  if (recent.some(({ id }) => id === wallet.id)) return recent
  const next = [wallet, ...recent].slice(0, maxRecentWallets)
  write('recentWallets', next)
  return next
}

/** @throws WalletModalError NOT_ENABLED if the host turns WalletConnect off; the errors of `connect` */
async function pair(target: ConnectTarget, signal: AbortSignal): Promise<ConnectDetail[]> {
  if (!options.enableWalletconnect) throw walletConnectOff()
  // A pairing requests all namespaces; this one becomes active if granted.
  const { namespace = networks.activeNamespace } = target
  const { connector, type } = walletConnect
  return connect(
    { ...connector, type, namespace },
    {
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
    },
  )
}

/** Starts a pairing, or returns the pending one, for a wallet or for any. @throws the errors of `pair` */
export function startPairing(target: ConnectTarget, wallet?: Wallet): Promise<ConnectDetail[]> {
  const pending = joinPairing((signal) => {
    const paired = pair(target, signal)
    paired.then(
      () => endPairing(signal, null),
      (thrown: unknown) => {
        if (!signal.aborted) endPairing(signal, reportError(thrown, 'inline'))
      },
    )
    return paired
  })
  nameGoals(walletConnect.connector.id, wallet?.id)
  return pending
}

export async function pairInModal(modal: Modal, wallet: Wallet | undefined): Promise<void> {
  await startPairing(connectTarget(modal), wallet)
  if (wallet) updateWallets({ recent: rememberRecentWallet({ ...wallet }) })
  finishConnecting(modal)
}
