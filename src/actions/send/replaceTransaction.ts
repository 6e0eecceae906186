import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import {
  replacement,
  replacementOrder,
  resetReplacement,
  updateReplacement,
} from '../../controllers/replacement.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { PendingTransaction, ReplacementKind } from '../../types/pendingTransaction.ts'
import type { Replacement } from '../../types/replacer.ts'
import { formatUnits } from '../../utils/amount.ts'
import { contextOf, type PayingAccount, payingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import type { TransactionPlan } from '../transactions/TransactionPlan.ts'

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
    if (!signal.aborted) updateReplacement({ cost })
  } catch (thrown) {
    if (!signal.aborted) updateReplacement({ failure: reportError(thrown, 'inline') })
  } finally {
    if (!signal.aborted) replacementOrder.leave()
  }
}

interface Order {
  paying: PayingAccount
  transaction: PendingTransaction
  kind: ReplacementKind
  cost: Replacement
}

async function simulate({ paying, transaction, kind, cost }: Order, signal: AbortSignal) {
  const reviewedFee = cost.feeBaseUnits
  await estimate(paying, transaction, { kind, reviewedFee }).catch(async (thrown: unknown) => {
    if (isCode(thrown, 'FEE_CHANGED')) {
      const current = await estimate(paying, transaction, { kind })
      if (!signal.aborted) updateReplacement({ cost: current })
    }
    throw thrown
  })
  return { gasLimit: null }
}

function planReplacement(modal: Modal, order: Order): TransactionPlan {
  const { paying, transaction, kind, cost } = order
  const { decimals } = paying.network.nativeCurrency
  const { symbol, iconUrl, token } = transaction
  return {
    modal,
    kind: 'send',
    paying,
    order: replacementOrder,
    simulate: (signal) => simulate(order, signal),
    spending: () => null,
    async request(provider, context) {
      const replacer = await loadLaterPart(paying.namespace, 'replacer')
      const reviewedFee = cost.feeBaseUnits
      return replacer.send(provider, transaction, kind, { ...context, reviewedFee })
    },
    entry: { view: 'Account', goBack: false },
    row: {
      to: cost.to,
      amount: formatUnits(cost.amountBaseUnits, decimals),
      symbol,
      iconUrl,
      token,
    },
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

/** Sends the reviewed replacement. Never throws: a failure is shown in the review. */
export async function sendReplacement(modal: Modal): Promise<void> {
  const { transaction, kind, cost, loading } = replacement
  const paying = transaction && payerOf(transaction)
  if (loading || !cost || !paying) return
  await runTransaction(planReplacement(modal, { paying, transaction, kind, cost }))
}
