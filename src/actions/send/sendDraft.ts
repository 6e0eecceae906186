import { loadSender } from '../../chains/senders.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Modal } from '../../controllers/modal.ts'
import { resetSend, type SendState, send, updateSend } from '../../controllers/send.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { SentTransfer, Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import type { ViewName } from '../../types/view.ts'
import { formatUnits } from '../../utils/amount.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { checkWalletNetwork } from '../transactions/checkWalletNetwork.ts'
import { emitTransaction } from '../transactions/emitTransaction.ts'
import { isAnswer } from '../transactions/isAnswer.ts'
import { keepSent } from '../transactions/keepSent.ts'
import { withWayBack } from '../transactions/withWayBack.ts'
import { assessDraft } from './assessDraft.ts'
import { toTransfer } from './estimateCost.ts'
import { beginOrder, leaveOrder } from './order.ts'
import { sendingAccount } from './sendingAccount.ts'

/** A draft with nothing missing. */
interface Order {
  sending: PayingAccount
  live: LiveConnection
  token: TokenBalance
  transfer: Transfer
  /** The amount as it was typed, with its unit. */
  typed: string
  /** Aborted when the person leaves the draft. */
  signal: AbortSignal
  /** The wallet has been asked. It may have sent the transaction even if it answers with an error. */
  isAsked: boolean
}

const typedIn = ({ sendTokenAmount, amountUnit }: Readonly<SendState>) =>
  `${sendTokenAmount} ${amountUnit}`

/** @throws WalletModalError UNSUPPORTED_CHAIN, NOT_CONNECTED, SEND_INCOMPLETE */
function readOrder(modal: Modal, signal: AbortSignal): Order {
  const sending = sendingAccount()
  if (!sending) throw new WalletModalError('UNSUPPORTED_CHAIN')
  const live = liveConnection(sending.namespace)
  if (!live) throw new WalletModalError('NOT_CONNECTED')
  const { token, receiverAddress } = send
  const { language } = modal.state
  const { amount } = assessDraft(send, { ...sending, language })
  if (!token || !amount || !receiverAddress) throw new WalletModalError('SEND_INCOMPLETE')
  const transfer = toTransfer(sending, token, { to: receiverAddress, amountBaseUnits: amount })
  return { sending, live, token, transfer, typed: typedIn(send), signal, isAsked: false }
}

/** Whether the draft is still the one that was ordered: the person may have left and begun another. */
function isOrdered({ signal, sending, token, transfer, typed }: Order): boolean {
  if (!signal.aborted) return true
  if (!isStillPaying(sending) || !send.token || !isSameToken(send.token, token)) return false
  return send.receiverAddress === transfer.to && typedIn(send) === typed
}

/** The native balance left for the fee. Null if that is twice the fee or more: no wallet asks for so much. */
function feeLimitOf({ transfer, sending }: Order): bigint | null {
  const { gasPrice, networkBalance } = send
  if (transfer.token !== null || sending.isSmartAccount) return null
  if (gasPrice === null || networkBalance === null) return null
  const left = networkBalance - transfer.amountBaseUnits
  return left < 2n * gasPrice ? left : null
}

function statisticsOf({ sending, token, transfer }: Order) {
  return {
    isSmartAccount: sending.isSmartAccount,
    network: sending.network.caipNetworkId,
    token: token.symbol,
    // The statistics take a number. The amount that is sent is never read from it.
    amount: Number(formatUnits(transfer.amountBaseUnits, transfer.decimals)),
  }
}

function keep({ sending, token, transfer }: Order, sent: SentTransfer): void {
  keepSent(sending, {
    ...sent,
    kind: 'send',
    to: transfer.to,
    amount: formatUnits(transfer.amountBaseUnits, transfer.decimals),
    symbol: token.symbol,
    iconUrl: token.iconUrl,
    token: token.address ?? null,
  })
}

/** Has the wallet send it, and says which view follows an approval in the embedded wallet. */
async function askWallet(modal: Modal, order: Order): Promise<SentTransfer> {
  const { sending, live, transfer } = order
  const sender = await loadSender(sending.namespace)
  return withWayBack(modal, sending.namespace, { view: 'Account', goBack: false }, () =>
    sender.send(live.connection.provider, transfer, {
      ...contextOf(sending),
      feeLimit: feeLimitOf(order),
      beforeAsk() {
        if (order.signal.aborted) throw new WalletModalError('REQUEST_ABORTED')
        order.isAsked = true
      },
    }),
  )
}

function reportFailure({ sending }: Order, thrown: unknown): WalletModalError {
  const error = toWalletModalError(thrown)
  if (isAnswer(error)) return reportError(error, 'inline')
  const code = sending.namespace === 'solana' ? 'SOLANA_SEND_FAILED' : 'SEND_FAILED'
  const { longMessage = error.code } = error
  return reportError(new WalletModalError(code, { longMessage, cause: error }), 'toast')
}

const isSendView = (view: ViewName | undefined) =>
  view === 'WalletSend' || view === 'WalletSendSelectToken' || view === 'WalletSendPreview'

/** Asks the wallet, and tells the page and the visitor how it went. */
async function submit(modal: Modal, order: Order): Promise<void> {
  const { namespace } = order.sending
  const statistics = statisticsOf(order)
  const { address, symbol } = order.token
  emitTransaction({ namespace, kind: 'send', phase: 'initiated' })
  track('SEND_INITIATED', { ...statistics, token: address ?? symbol })
  let sent: SentTransfer
  try {
    sent = await askWallet(modal, order)
  } catch (thrown) {
    const failure = reportFailure(order, thrown)
    emitTransaction({ namespace, kind: 'send', phase: 'failed' }, failure)
    track('SEND_ERROR', { ...statistics, message: failure.code })
    const mayHaveBeenSent = order.isAsked && !isAnswer(failure)
    if (!order.signal.aborted) updateSend({ failure, mayHaveBeenSent })
    return
  }
  keep(order, sent)
  track('SEND_SUCCESS', statistics)
  if (isOrdered(order)) {
    resetSend()
    if (isSendView(modal.router.top()?.view)) modal.router.reset('Account')
  }
  showToast(translate(modal.state.language, 'transaction.started'), 'success')
}

/**
 * Sends the draft. It is tried on the chain first, so that a transfer that would fail is explained before the wallet is
 * asked. After a failure the draft stays, with the error as its `failure`. Never throws.
 */
export async function sendDraft(modal: Modal): Promise<void> {
  if (send.loading) return
  const signal = beginOrder()
  try {
    const order = readOrder(modal, signal)
    const sender = await loadSender(order.sending.namespace)
    await sender.simulate(order.transfer, contextOf(order.sending))
    await checkWalletNetwork(order.live, order.sending.network)
    if (!signal.aborted && isStillPaying(order.sending)) await submit(modal, order)
  } catch (thrown) {
    if (signal.aborted) return
    const isIncomplete = isCode(thrown, 'SEND_INCOMPLETE')
    const failure = reportError(thrown, isIncomplete ? 'toast' : 'inline')
    updateSend({ failure, mayHaveBeenSent: false })
  } finally {
    if (!signal.aborted) leaveOrder()
  }
}
