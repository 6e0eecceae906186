import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import {
  type ReplacementState,
  replacement,
  replacementOrder,
  resetReplacement,
  updateReplacement,
} from '../../controllers/replacement.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { PayingAccount, ReplaceOrder } from '../../types/order.ts'
import type { PendingTransaction, ReplacementKind } from '../../types/pendingTransaction.ts'
import type { Replacement } from '../../types/replacer.ts'
import { frozenCopy } from '../../utils/frozenCopy.ts'
import { asWhole } from '../../utils/state.ts'
import { contextOf, payingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { feeDoubts } from '../transactions/feeDoubts.ts'
import { nextStep, plainEvidence, type Step } from '../transactions/nextStep.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import type { TransactionPlan } from '../transactions/TransactionPlan.ts'
import { walletFee } from '../transactions/walletFee.ts'

/** The active account if it has sent the transaction and its network is active; null otherwise. */
function payerOf({ from, caipNetworkId }: PendingTransaction): PayingAccount | null {
  const paying = payingAccount()
  const isSame = paying?.address === from && paying.network.caipNetworkId === caipNetworkId
  return isSame ? paying : null
}

async function estimate(
  paying: PayingAccount,
  transaction: PendingTransaction,
  { kind, reviewedFee = null }: { kind: ReplacementKind; reviewedFee?: bigint | null },
): Promise<Replacement> {
  const replacer = await loadLaterPart(paying.namespace, 'replacer')
  return replacer.estimate(transaction, kind, { ...contextOf(paying), reviewedFee })
}

function toOrder(
  paying: PayingAccount,
  transaction: PendingTransaction,
  kind: ReplacementKind,
  cost: Replacement,
): ReplaceOrder {
  const { symbol, decimals } = paying.network.nativeCurrency
  const { iconUrl } = transaction
  const amountBaseUnits = cost.amountBaseUnits
  return frozenCopy<ReplaceOrder>({
    kind,
    account: paying,
    to: cost.to,
    pays: { token: null, tokenId: null, symbol, decimals, iconUrl, amountBaseUnits, cents: null },
    fee: { ...walletFee, ceiling: cost.feeBaseUnits, isOfWallet: false, isExact: true },
    nativeBalance: null,
    madeAt: Date.now(),
    deadline: null,
    transaction,
    formerFee: cost.formerFeeBaseUnits,
  })
}

/** Starts the review of a replacement and estimates its fee. Never throws: a failure is shown in the review. */
export async function reviewReplacement(
  transaction: PendingTransaction,
  kind: ReplacementKind,
): Promise<void> {
  resetReplacement()
  const paying = payerOf(transaction)
  if (!paying || !hasLaterPart(paying.namespace, 'replacer')) return
  updateReplacement({ transaction: { ...transaction }, kind })
  const signal = replacementOrder.begin()
  try {
    const cost = await estimate(paying, transaction, { kind })
    if (!signal.aborted)
      updateReplacement({ order: asWhole(toOrder(paying, transaction, kind, cost)) })
  } catch (thrown) {
    if (!signal.aborted) updateReplacement({ failure: reportError(thrown, 'inline') })
  } finally {
    if (!signal.aborted) replacementOrder.leave()
  }
}

/**
 * Plans the replacement again with the reviewed fee, since blocks and rates have changed.
 * @throws WalletModalError NOT_REPLACEABLE if the plan is not the reviewed one; the errors of `Replacer.estimate`
 */
async function simulate(order: ReplaceOrder, signal: AbortSignal) {
  const { account, transaction, kind, fee, to, pays } = order
  const reviewedFee = fee.ceiling
  const planned = await estimate(account, transaction, { kind, reviewedFee }).catch(
    async (thrown: unknown) => {
      if (isCode(thrown, 'FEE_CHANGED')) {
        const now = await estimate(account, transaction, { kind })
        if (!signal.aborted) updateReplacement({ stale: { kind: 'fee', fee: now.feeBaseUnits } })
      }
      throw thrown
    },
  )
  const isReviewed =
    planned.to === to &&
    planned.amountBaseUnits === pays.amountBaseUnits &&
    planned.feeBaseUnits === reviewedFee
  if (isReviewed) return { gasLimit: null }
  const longMessage = `${planned.amountBaseUnits} would go to ${planned.to}, which was not reviewed.`
  throw new WalletModalError('NOT_REPLACEABLE', { longMessage })
}

function planReplacement(modal: Modal, order: ReplaceOrder): TransactionPlan {
  const { account, transaction, kind } = order
  return {
    modal,
    order,
    run: replacementOrder,
    simulate: (signal) => simulate(order, signal),
    async request(provider, context) {
      const replacer = await loadLaterPart(account.namespace, 'replacer')
      return replacer.send(provider, transaction, kind, context)
    },
    entry: { view: 'Account', goBack: false },
    replaces: {
      hash: transaction.hash,
      // A cancellation that is sped up still cancels.
      kind: transaction.replaces?.kind === 'cancel' ? 'cancel' : kind,
    },
    failureCode: 'SEND_FAILED',
    // Analytics count only transfers that start in the Send form.
    count: { failed() {} },
    onSubmitted({ isLeft }) {
      if (!isLeft) resetReplacement()
      showToast(translate(modal.state.language, 'transaction.started'), 'success')
    },
    // No toast is needed, since the review shows the reason.
    showReason() {},
    onFailure: ({ error, mayHaveBeenSent }) =>
      updateReplacement({ failure: error, mayHaveBeenSent }),
  }
}

/** The next step of the review of a replacement. A fee that is doubted takes a second press. */
export function replacementStep(
  { order, stale, loading, failure, confirmed }: Readonly<ReplacementState>,
  now: number,
): Step {
  return nextStep(order, {
    ...plainEvidence,
    isPending: loading,
    hasFailed: failure !== null,
    isStale: stale !== null,
    mustAgree: order !== null && feeDoubts(order).length > 0,
    confirmed,
    now,
  })
}

/**
 * Takes the next step of the review: estimates the fee again, confirms a high fee, or sends exactly the reviewed
 * replacement. Never throws: a failure is shown in the review.
 */
export async function pressReplacement(modal: Modal): Promise<void> {
  const { transaction, kind, order } = replacement
  switch (replacementStep(replacement, Date.now())) {
    case 'renew':
      if (transaction) await reviewReplacement({ ...transaction }, kind)
      return
    case 'confirm':
      return updateReplacement({ confirmed: order })
    case 'submit':
      if (order) await runTransaction(planReplacement(modal, order))
      return
    default:
  }
}
