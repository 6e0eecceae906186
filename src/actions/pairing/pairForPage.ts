import { emitHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { leavePairing, pairing } from '../../controllers/pairing.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'
import type { Wallet } from '../../types/wallet.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { createLatest } from '../../utils/createLatest.ts'
import { isMobile } from '../../utils/device.ts'
import { subscribe } from '../../utils/state.ts'
import { openModal } from '../modal/openModal.ts'
import { whileInPage } from '../modal/whileInPage.ts'
import { hasWalletConnect } from '../wallets/hasWalletConnect.ts'
import { ownCodeOf } from '../wallets/ownCode.ts'
import { rememberPaired, startPairing } from './startPairing.ts'

const pairings = createLatest()

/** Ends the pairing whose QR code the page draws, if one is pending. */
export function leavePairingOfPage(): void {
  if (!pairings.isRunning()) return
  pairings.leave()
  leavePairing()
}

/** Returns a promise that rejects once another command takes the place of this one. */
function untilReplaced(signal: AbortSignal): Promise<never> {
  const { promise, reject } = createDeferred<never>()
  const longMessage = 'A later command connects instead.'
  const replace = () => reject(new WalletModalError('CONNECTION_FAILED', { longMessage }))
  signal.addEventListener('abort', replace, { once: true })
  promise.catch(() => {})
  return promise
}

/** Shows the field for a code of the wallet once one is asked for, since pages have none. Returns what stops it. */
function showCodeField(modal: Modal, wallet: Wallet | undefined): () => void {
  return subscribe(pairing, () => {
    if (pairing.step === 'code' && !modal.state.open)
      openModal(modal, { view: 'ConnectingWalletConnect', data: { wallet } })
  })
}

/**
 * Pairs a wallet, or any, whose QR code the page draws, without a view. While a pairing is pending, the page gets its URI:
 * a second pairing would replace the first one's code.
 *
 * @throws WalletModalError CONNECTION_FAILED if a later command connects instead; UNSUPPORTED_CHAIN if the wallet has not
 * connected `namespace`; USER_REJECTED if the element leaves the page or the page disconnects; the errors of pairing
 */
export async function pairForPage(
  modal: Modal,
  wallet: Wallet | undefined,
  namespace: Namespace | undefined,
): Promise<ConnectDetail> {
  const isOfView = pairing.status === 'pending' && !pairings.isRunning()
  const signal = pairings.begin()
  const replaced = untilReplaced(signal)
  // WalletConnect has no code to type on a page.
  const asksCode = ownCodeOf(wallet)?.rdns !== undefined && !isMobile()
  const paired = startPairing({ namespace }, wallet, asksCode && hasWalletConnect())
  const stop = showCodeField(modal, wallet)
  const { uri, expiresAt } = pairing
  if (uri) emitHostEvent('pairinguri', { uri, expiresAt })
  try {
    const details = await Promise.race([whileInPage(modal, paired), replaced])
    rememberPaired(wallet)
    const detail = namespace ? details.find((one) => one.namespace === namespace) : details[0]
    if (detail) return detail
    const longMessage = `The wallet connected, but not on ${namespace}.`
    throw new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
  } finally {
    stop()
    if (!signal.aborted) {
      pairings.leave()
      // The element may have left the page before a wallet has approved.
      if (!isOfView && pairing.status === 'pending') leavePairing()
    }
  }
}
