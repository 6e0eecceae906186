import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import { resetSend, send, sendOrder, updateSend } from '../../controllers/send.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText, translate } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { SendOrder, StaleReason } from '../../types/order.ts'
import type { Simulation } from '../../types/sender.ts'
import type { ViewName } from '../../types/view.ts'
import { formatUnits } from '../../utils/amount.ts'
import { asWhole } from '../../utils/state.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import { track } from '../report/track.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import type { TransactionPlan } from '../transactions/TransactionPlan.ts'
import { verifyUnit } from './checkToken.ts'
import { estimateCost } from './estimateCost.ts'
import { typedIn } from './makeOrder.ts'

/** True if the draft still describes this order. */
function isInDraft({ account, token, to, typed }: SendOrder): boolean {
  if (!isStillPaying(account) || !send.token || !isSameToken(send.token, token)) return false
  return send.receiverAddress === to && typedIn(send) === typed
}

function markStale(order: SendOrder, stale: StaleReason): void {
  if (send.review?.order === order) updateSend({ review: asWhole({ ...send.review, stale }) })
}

/** Tolerance of 1/10,000: rebasing tokens change their balances from block to block. */
const trifle = 10_000n

/** @throws WalletModalError TRANSFER_CHANGED if less arrives than the user reviewed */
function checkArrival(order: SendOrder, { arrivesBaseUnits }: Simulation): void {
  const { amountBaseUnits, symbol } = order.pays
  const shown = order.arrives ?? amountBaseUnits
  const arrives = arrivesBaseUnits ?? amountBaseUnits
  if ((shown - arrives) * trifle <= amountBaseUnits) return
  markStale(order, { kind: 'arrives', arrives })
  const longMessage = `In base units, ${arrives} would arrive and not ${shown}.`
  throw new WalletModalError('TRANSFER_CHANGED', { params: { symbol }, longMessage })
}

/** @throws WalletModalError TRANSFER_LOSES_MORE if closing the account loses more than the user reviewed */
function checkLoss(order: SendOrder, { closing }: Simulation): void {
  const { closes, fee, transfer } = order
  if (!closing || closes === null) return
  // A fee that has fallen since the review increases the loss. An increase up to a tenth of the fee is accepted.
  const { lostBaseUnits: lost } = closing
  if ((lost - closes.lostBaseUnits) * 10n <= (fee.ceiling ?? 0n)) return
  markStale(order, { kind: 'closes', lost })
  throw new WalletModalError('TRANSFER_LOSES_MORE', {
    params: { symbol: transfer.nativeSymbol },
    longMessage: `In base units, ${lost} would be lost and not ${closes.lostBaseUnits}.`,
  })
}

async function simulate(order: SendOrder, signal: AbortSignal) {
  const { account, token, transfer, fee, pays } = order
  const sender = await loadLaterPart(account.namespace, 'sender')
  await verifyUnit(account, token)
  const simulated = await sender
    .simulate(transfer, {
      ...contextOf(account),
      reviewedFee: fee.ceiling,
      reviewedDeposit: fee.ceiling === null ? null : fee.deposit,
      feeRate: fee.rate?.rate ?? null,
      feeTip: fee.rate?.tip ?? null,
    })
    .catch(async (thrown: unknown) => {
      if (isCode(thrown, 'FEE_CHANGED')) {
        // The sentence of the stale review names the current fee.
        const isRead = await estimateCost(account, pays.amountBaseUnits, null)
        const now = isRead && send.gasPrice !== null ? send.gasPrice + send.accountCost : null
        markStale(order, { kind: 'fee', fee: now })
      }
      throw thrown
    })
  if (signal.aborted) return { gasLimit: fee.gasLimit }
  checkArrival(order, simulated)
  checkLoss(order, simulated)
  return { gasLimit: fee.gasLimit }
}

function countersOf({ account, token, pays }: SendOrder): TransactionPlan['count'] {
  const statistics = {
    isSmartAccount: account.isSmartAccount,
    network: account.network.caipNetworkId,
    token: token.symbol,
    // Analytics take the amount as a number, for statistics only.
    amount: Number(formatUnits(pays.amountBaseUnits, pays.decimals)),
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
export function showSendReason(
  { state }: Modal,
  namespace: Namespace,
  error: WalletModalError,
): void {
  if (isCode(error, 'USER_REJECTED') || isCode(error, 'REQUEST_ABORTED')) return
  const failed = new WalletModalError(failureCode(namespace))
  const detail = errorText(state.language, failed)
  showToast(errorText(state.language, failed, 'failure'), 'error', { detail })
}

const isSendView = (view: ViewName | undefined) =>
  view === 'WalletSend' || view === 'WalletSendSelectToken' || view === 'WalletSendPreview'

/** Requests exactly the reviewed transfer from the wallet, after simulating it again. Never throws. */
export async function submitSend(modal: Modal, order: SendOrder): Promise<void> {
  const { namespace } = order.account
  await runTransaction({
    modal,
    order,
    run: sendOrder,
    simulate: (signal) => simulate(order, signal),
    async request(provider, context) {
      const sender = await loadLaterPart(namespace, 'sender')
      return sender.send(provider, order.transfer, context)
    },
    entry: { view: 'Account', goBack: false },
    failureCode: failureCode(namespace),
    count: countersOf(order),
    onSubmitted({ isLeft }) {
      if (!isLeft || isInDraft(order)) {
        resetSend()
        if (isSendView(modal.router.top()?.view)) modal.router.reset('Account')
      }
      showToast(translate(modal.state.language, 'transaction.started'), 'success')
    },
    showReason: ({ error }) => showSendReason(modal, namespace, error),
    onFailure({ error, mayHaveBeenSent }) {
      if (isCode(error, 'FEE_CHANGED') && !send.review?.stale)
        markStale(order, { kind: 'fee', fee: null })
      updateSend({ failure: error, mayHaveBeenSent })
    },
  })
}
