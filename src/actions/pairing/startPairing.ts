import { connectors } from '../../controllers/connectors.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { pairing, pairingUnderWay, resetPairing } from '../../controllers/pairing.ts'
import { walletConnectOff } from '../../errors/walletConnectOff.ts'
import { remove, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { connect } from '../connection/connect.ts'
import { reportError } from '../report/reportError.ts'
import type { ConnectTarget } from '../wallets/connectTarget.ts'
import { stopPairing } from './stopPairing.ts'

/** A pairing requests all namespaces; the given one becomes active once it is granted. */
function walletConnectConnector(namespace: Namespace): Connector {
  const known = connectors.list.find(({ type }) => type === 'WALLET_CONNECT')
  const { id, name } = known ?? { id: 'walletConnect', name: 'WalletConnect' }
  return { id, type: 'WALLET_CONNECT', name, namespace }
}

/**
 * Joins a pending pairing. Its URI is renewed until a wallet responds or the user leaves.
 *
 * @throws WalletModalError NOT_ENABLED if the page turned WalletConnect off, and the errors of `connect`
 */
export function startPairing(target: ConnectTarget): Promise<ConnectDetail[]> {
  const current = pairingUnderWay.current
  if (current) return current.promise
  if (!options.enableWalletconnect) {
    const error = reportError(walletConnectOff(), 'inline')
    Object.assign(pairing, { status: 'failed', uri: null, error })
    return Promise.reject(error)
  }
  const controller = new AbortController()
  resetPairing()
  pairing.status = 'pending'
  const { namespace = networks.activeNamespace } = target
  const promise = connect(walletConnectConnector(namespace), {
    target,
    signal: controller.signal,
    answerMs: Number.POSITIVE_INFINITY,
    onLeft: stopPairing,
    onPairingUri(uri, expiresAt) {
      Object.assign(pairing, { uri, expiresAt })
      emitHostEvent('pairinguri', { uri, expiresAt })
    },
    onApproved() {
      // Later requests open the app in which this pairing was opened; none if its code was scanned.
      if (pairing.choice) write('deepLinkChoice', { ...pairing.choice })
      else remove('deepLinkChoice')
    },
  })
  const mine = { promise, controller }
  pairingUnderWay.current = mine
  const settle = (failed: boolean, thrown?: unknown) => {
    if (pairingUnderWay.current !== mine) return
    pairingUnderWay.current = undefined
    if (!failed) resetPairing()
    else {
      const error = reportError(thrown, 'inline')
      Object.assign(pairing, { status: 'failed', uri: null, error })
    }
  }
  promise.then(
    () => settle(false),
    (thrown: unknown) => settle(true, thrown),
  )
  return promise
}
