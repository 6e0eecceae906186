import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { resetSend, type SendState, send, sendOrder, updateSend } from '../../controllers/send.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText, translate } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Simulation, Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import type { ViewName } from '../../types/view.ts'
import { formatUnits } from '../../utils/amount.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import type { NativeSpending, TransactionPlan } from '../transactions/TransactionPlan.ts'
import { assessDraft, feeRateOf, nativeLimit } from './assessDraft.ts'
import { verifyUnit } from './checkToken.ts'
import { estimateCost, toTransfer } from './estimateCost.ts'
import { sendingAccount } from './sendingAccount.ts'

interface Order {
  sending: PayingAccount
  token: TokenBalance
  transfer: Transfer
  /** Gas limit from which the reviewed fee was computed; null if the family has none. */
  gasLimit: bigint | null
  reviewedFee: bigint | null
  feeRate: number | null
  /** The amount as typed, and its unit. */
  typed: string
}

const typedIn = ({ sendTokenAmount, amountUnit }: Readonly<SendState>) =>
  `${sendTokenAmount} ${amountUnit}`

/** @throws WalletModalError UNSUPPORTED_CHAIN without an account that can send; SEND_INCOMPLETE if input is missing */
function readOrder(modal: Modal): Order {
  const sending = sendingAccount()
  if (!sending) throw new WalletModalError('UNSUPPORTED_CHAIN')
  const { token, receiverAddress, note, gasLimit, gasPrice: reviewedFee, lost } = send
  const { locale } = modal.state
  const { amount } = assessDraft(send, { ...sending, locale })
  if (!token || !amount || !receiverAddress) throw new WalletModalError('SEND_INCOMPLETE')
  const order = { to: receiverAddress, amountBaseUnits: amount, note, closesAccount: lost !== null }
  const transfer = toTransfer(sending, token, order)
  return {
    sending,
    token,
    transfer,
    gasLimit,
    reviewedFee,
    feeRate: feeRateOf(send),
    typed: typedIn(send),
  }
}

function isInDraft({ sending, token, transfer, typed }: Order): boolean {
  if (!isStillPaying(sending) || !send.token || !isSameToken(send.token, token)) return false
  return send.receiverAddress === transfer.to && typedIn(send) === typed
}

function spendingOf({ transfer }: Order): NativeSpending | null {
  if (transfer.token !== null) return null
  return { balance: nativeLimit(send), amount: transfer.amountBaseUnits, fee: send.gasPrice }
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

/** @throws WalletModalError TRANSFER_LOSES_MORE if closing the account loses more than the user reviewed */
function checkLoss({ transfer }: Order, { closing }: Simulation): void {
  const { lost, gasPrice } = send
  if (!closing || lost === null) return
  // A fee that has fallen since the review increases the loss. An increase up to a tenth of the fee is accepted.
  if ((closing.lostBaseUnits - lost) * 10n <= (gasPrice ?? 0n)) return
  throw new WalletModalError('TRANSFER_LOSES_MORE', {
    params: { symbol: transfer.nativeSymbol },
    longMessage: `In base units, ${closing.lostBaseUnits} would be lost and not ${lost}.`,
  })
}

async function simulate(order: Order, signal: AbortSignal) {
  const { sending, token, transfer, gasLimit, reviewedFee, feeRate } = order
  const sender = await loadLaterPart(sending.namespace, 'sender')
  await verifyUnit(sending, token)
  const simulated = await sender
    .simulate(transfer, { ...contextOf(sending), reviewedFee, feeRate })
    .catch(async (thrown: unknown) => {
      // After FEE_CHANGED the review shows the current fee.
      if (isCode(thrown, 'FEE_CHANGED')) await estimateCost(sending, transfer.amountBaseUnits)
      throw thrown
    })
  if (signal.aborted) return { gasLimit }
  checkArrival(order, simulated)
  checkLoss(order, simulated)
  return { gasLimit }
}

function countersOf({ sending, token, transfer }: Order): TransactionPlan['count'] {
  const statistics = {
    isSmartAccount: sending.isSmartAccount,
    network: sending.network.caipNetworkId,
    token: token.symbol,
    // Analytics take the amount as a number, for statistics only.
    amount: Number(formatUnits(transfer.amountBaseUnits, transfer.decimals)),
  }
  return {
    initiated: () =>
      track('SEND_INITIATED', { ...statistics, token: token.address ?? token.symbol }),
    submitted: () => track('SEND_SUCCESS', statistics),
    failed: (message) => track('SEND_ERROR', { ...statistics, message }),
  }
}

const failureCode = (namespace: Namespace) =>
  laterFamilies[namespace]?.sendFailureCode ?? 'SEND_FAILED'

/** Reports the failure in a toast; the review shows its reason. */
function showReason({ state }: Modal, namespace: Namespace, error: WalletModalError): void {
  if (isCode(error, 'USER_REJECTED') || isCode(error, 'REQUEST_ABORTED')) return
  const failed = new WalletModalError(failureCode(namespace))
  const detail = errorText(state.language, failed)
  showToast(errorText(state.language, failed, 'failure'), 'error', { detail })
}

const isSendView = (view: ViewName | undefined) =>
  view === 'WalletSend' || view === 'WalletSendSelectToken' || view === 'WalletSendPreview'

function planTransfer(modal: Modal, order: Order): TransactionPlan {
  const { sending, token, transfer, reviewedFee, feeRate } = order
  const { namespace } = sending
  return {
    modal,
    kind: 'send',
    paying: sending,
    order: sendOrder,
    simulate: (signal) => simulate(order, signal),
    spending: () => spendingOf(order),
    async request(provider, context) {
      const sender = await loadLaterPart(namespace, 'sender')
      return sender.send(provider, transfer, { ...context, reviewedFee, feeRate })
    },
    entry: { view: 'Account', goBack: false },
    row: {
      to: transfer.to,
      amount: formatUnits(transfer.amountBaseUnits, transfer.decimals),
      symbol: token.symbol,
      iconUrl: token.iconUrl,
      token: token.address ?? null,
    },
    failureCode: failureCode(namespace),
    count: countersOf(order),
    onSubmitted({ isLeft }) {
      if (!isLeft || isInDraft(order)) {
        resetSend()
        if (isSendView(modal.router.top()?.view)) modal.router.reset('Account')
      }
      showToast(translate(modal.state.language, 'transaction.started'), 'success')
    },
    showReason: ({ error }) => showReason(modal, namespace, error),
    onFailure: ({ error, mayHaveBeenSent }) => updateSend({ failure: error, mayHaveBeenSent }),
  }
}

/**
 * Simulates the reviewed transfer, then requests it from the wallet. After a failure the draft stays, with `failure`
 * set. Never throws.
 */
export async function sendDraft(modal: Modal): Promise<void> {
  if (send.loading) return
  let order: Order
  try {
    order = readOrder(modal)
  } catch (thrown) {
    const isIncomplete = isCode(thrown, 'SEND_INCOMPLETE')
    const failure = reportError(thrown, isIncomplete ? 'toast' : 'inline')
    if (!isIncomplete) showReason(modal, networks.activeNamespace, failure)
    return updateSend({ failure, mayHaveBeenSent: false })
  }
  await runTransaction(planTransfer(modal, order))
}
