import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { resetSend, type SendState, send, updateSend } from '../../controllers/send.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText, translate } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { SentTransfer, Simulation, Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import type { ViewName } from '../../types/view.ts'
import { formatUnits } from '../../utils/amount.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { checkWalletAccount } from '../transactions/checkWalletAccount.ts'
import { checkWalletNetwork } from '../transactions/checkWalletNetwork.ts'
import { emitTransaction } from '../transactions/emitTransaction.ts'
import { isAnswer } from '../transactions/isAnswer.ts'
import { keepSent } from '../transactions/keepSent.ts'
import { withWayBack } from '../transactions/withWayBack.ts'
import { assessDraft } from './assessDraft.ts'
import { verifyUnit } from './checkToken.ts'
import { toTransfer } from './estimateCost.ts'
import { beginOrder, leaveOrder } from './order.ts'
import { sendingAccount } from './sendingAccount.ts'

interface Order {
  sending: PayingAccount
  live: LiveConnection
  token: TokenBalance
  transfer: Transfer
  /** The gas limit of the reviewed fee. */
  gasLimit: bigint | null
  /** The amount as typed, with its unit. */
  typed: string
  /** Aborted when the user leaves the draft. */
  signal: AbortSignal
  /** True once the request was sent: the wallet may broadcast even if it responds with an error. */
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
  const { token, receiverAddress, gasLimit } = send
  const { language } = modal.state
  const { amount } = assessDraft(send, { ...sending, language })
  if (!token || !amount || !receiverAddress) throw new WalletModalError('SEND_INCOMPLETE')
  const transfer = toTransfer(sending, token, { to: receiverAddress, amountBaseUnits: amount })
  return { sending, live, token, transfer, gasLimit, typed: typedIn(send), signal, isAsked: false }
}

/** False once the user has left and begun another draft. */
function isOrdered({ signal, sending, token, transfer, typed }: Order): boolean {
  if (!signal.aborted) return true
  if (!isStillPaying(sending) || !send.token || !isSameToken(send.token, token)) return false
  return send.receiverAddress === transfer.to && typedIn(send) === typed
}

/** The native balance left for the fee. Null if that is twice the fee or more, since no wallet needs that much. */
function feeLimitOf({ transfer, sending }: Order): bigint | null {
  const { gasPrice, networkBalance } = send
  if (transfer.token !== null || sending.isSmartAccount) return null
  if (gasPrice === null || networkBalance === null) return null
  const left = networkBalance - transfer.amountBaseUnits
  return left < 2n * gasPrice ? left : null
}

/** Tolerance of 1/10,000: rebasing tokens change their balances from block to block. */
const trifle = 10_000n

/** @throws WalletModalError TRANSFER_CHANGED if less arrives than the user reviewed */
function checkArrival({ transfer, token }: Order, { arrivesBaseUnits }: Simulation): void {
  const { amountBaseUnits } = transfer
  const shown = send.arrives ?? amountBaseUnits
  const arrives = arrivesBaseUnits ?? amountBaseUnits
  if ((shown - arrives) * trifle <= amountBaseUnits) return
  updateSend({ arrives })
  const longMessage = `In base units, ${arrives} would arrive and not ${shown}.`
  throw new WalletModalError('TRANSFER_CHANGED', { params: { symbol: token.symbol }, longMessage })
}

function statisticsOf({ sending, token, transfer }: Order) {
  return {
    isSmartAccount: sending.isSmartAccount,
    network: sending.network.caipNetworkId,
    token: token.symbol,
    // The service takes a number, for statistics only.
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

/** Sends the request to the wallet, and registers the view that follows an approval in the embedded wallet. */
async function askWallet(modal: Modal, order: Order): Promise<SentTransfer> {
  const { sending, live, transfer } = order
  const sender = await loadLaterPart(sending.namespace, 'sender')
  return withWayBack(modal, sending.namespace, { view: 'Account', goBack: false }, () =>
    sender.send(live.connection.provider, transfer, {
      ...contextOf(sending),
      feeLimit: feeLimitOf(order),
      // A smart account's gas is set by its bundler.
      gasLimit: sending.isSmartAccount ? null : order.gasLimit,
      beforeAsk() {
        if (order.signal.aborted) throw new WalletModalError('REQUEST_ABORTED')
        order.isAsked = true
      },
    }),
  )
}

const failureCode = (namespace: Namespace) =>
  namespace === 'solana' ? 'SOLANA_SEND_FAILED' : 'SEND_FAILED'

/** The review shows the reason, and a toast the failure, with one `error` event for both. */
function reportReason(modal: Modal, namespace: Namespace, thrown: unknown): WalletModalError {
  const error = reportError(thrown, 'inline')
  const isOwnWish = isCode(error, 'USER_REJECTED') || isCode(error, 'REQUEST_ABORTED')
  const { language } = modal.state
  if (!isOwnWish)
    showToast(errorText(language, new WalletModalError(failureCode(namespace))), 'error')
  return error
}

function reportFailure(modal: Modal, { sending }: Order, thrown: unknown): WalletModalError {
  const error = toWalletModalError(thrown)
  if (isAnswer(error)) return reportReason(modal, sending.namespace, error)
  const code = failureCode(sending.namespace)
  const { longMessage = error.code } = error
  return reportError(new WalletModalError(code, { longMessage, cause: error }), 'toast')
}

const isSendView = (view: ViewName | undefined) =>
  view === 'WalletSend' || view === 'WalletSendSelectToken' || view === 'WalletSendPreview'

/** Sends the request to the wallet, and reports its result to host and user. */
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
    const failure = reportFailure(modal, order, thrown)
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
 * Sends the draft. It is simulated first, so that a transfer that would fail is explained without a prompt. After a
 * failure the draft stays, with the error as its `failure`. Never throws.
 */
export async function sendDraft(modal: Modal): Promise<void> {
  if (send.loading) return
  const signal = beginOrder()
  try {
    const order = readOrder(modal, signal)
    const sender = await loadLaterPart(order.sending.namespace, 'sender')
    await verifyUnit(order.sending, order.token)
    const simulated = await sender.simulate(order.transfer, contextOf(order.sending))
    if (!signal.aborted) checkArrival(order, simulated)
    await checkWalletNetwork(order.live, order.sending.network)
    await checkWalletAccount(order.live, order.sending.address)
    if (!signal.aborted && isStillPaying(order.sending)) await submit(modal, order)
  } catch (thrown) {
    if (signal.aborted) return
    const failure = isCode(thrown, 'SEND_INCOMPLETE')
      ? reportError(thrown, 'toast')
      : reportReason(modal, networks.activeNamespace, thrown)
    updateSend({ failure, mayHaveBeenSent: false })
  } finally {
    if (!signal.aborted) leaveOrder()
  }
}
