import { liveConnection } from '../../controllers/connections.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { Network } from '../../types/network.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { SentTransfer } from '../../types/sender.ts'
import { transactionExplorerUrl } from '../account/explorerUrls.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { refreshAfterSend } from '../account/refreshAfterSend.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { checkWalletAccount } from './checkWalletAccount.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepTransaction } from './followTransactions.ts'
import type { TransactionFailure, TransactionPlan } from './TransactionPlan.ts'
import { withWayBack } from './withWayBack.ts'

/** @throws WalletModalError WALLET_ELSEWHERE if the wallet is on another network, where it would broadcast */
async function checkWalletNetwork({ opened }: LiveConnection, network: Network): Promise<void> {
  const at = await opened.getNetwork()
  if (at === network.caipNetworkId) return
  throw new WalletModalError('WALLET_ELSEWHERE', { params: { network: network.name } })
}

type Sent = Pick<
  PendingTransaction,
  | 'hash'
  | 'kind'
  | 'to'
  | 'amount'
  | 'symbol'
  | 'iconUrl'
  | 'token'
  | 'call'
  | 'signed'
  | 'input'
  | 'inputs'
  | 'isBatch'
  | 'replaces'
>

function keepSent({ namespace, network, address: from }: PayingAccount, sent: Sent): void {
  const { kind } = sent
  const replaces = sent.replaces?.hash ?? null
  // The id of a batch is not a hash. The wallet reports the hashes once the batch is mined.
  const hash = sent.isBatch ? null : sent.hash
  const explorerUrl = hash && transactionExplorerUrl(network, hash)
  emitTransaction({ namespace, kind, phase: 'submitted', hash, explorerUrl, replaces })
  keepTransaction({
    ...sent,
    namespace,
    caipNetworkId: network.caipNetworkId,
    from,
    phase: 'submitted',
    sentAt: Date.now(),
    explorerUrl,
    nonce: null,
    replacedBy: null,
    spedUp: false,
  })
  refreshAfterSend(namespace)
}

/** True if nothing was broadcast: user rejection, abort, insufficient gas, or refusal by the node. */
function isNotBroadcast(thrown: unknown): boolean {
  return (
    isCode(thrown, 'USER_REJECTED') ||
    isCode(thrown, 'REQUEST_ABORTED') ||
    isCode(thrown, 'INSUFFICIENT_GAS') ||
    isCode(thrown, 'TRANSACTION_INVALID')
  )
}

/**
 * Returns the base units that are left for the fee. Null (no limit) if at least twice the fee is left, because no
 * wallet exceeds twice the fee.
 */
function feeLimitOf({ paying, spending }: TransactionPlan): bigint | null {
  const { balance, amount, fee } = spending() ?? { balance: null, amount: 0n, fee: null }
  if (paying.isSmartAccount || balance === null || fee === null) return null
  const left = balance - amount
  return left < 2n * fee ? left : null
}

/** Emits one `error` event: with the reason's code if nothing was broadcast, else with the plan's `failureCode`. */
function report(
  plan: TransactionPlan,
  phase: 'refused' | 'failed',
  thrown: unknown,
  isRequested = false,
) {
  const reason = toWalletModalError(thrown)
  if (phase === 'refused' || isNotBroadcast(reason)) {
    const failure: TransactionFailure = { phase, error: reason, mayHaveBeenSent: false }
    reportError(reason, 'inline')
    plan.showReason(failure)
    return failure
  }
  const { longMessage = reason.code } = reason
  const error = new WalletModalError(plan.failureCode, { longMessage, cause: reason })
  return { phase, error: reportError(error, 'toast'), mayHaveBeenSent: isRequested }
}

/**
 * False if the account or network has changed since the request. The view then shows another draft, which must not get
 * the failure.
 */
const isStillShown = ({ paying }: TransactionPlan, { aborted }: AbortSignal) =>
  !aborted && isStillPaying(paying)

async function submit(
  plan: TransactionPlan,
  live: LiveConnection,
  gasLimit: bigint | null,
  signal: AbortSignal,
): Promise<void> {
  const { modal, kind, paying, entry, row, count } = plan
  const { namespace } = paying
  const replaces = plan.replaces?.hash ?? null
  emitTransaction({ namespace, kind, phase: 'initiated', replaces })
  count.initiated?.()
  plan.onInitiated?.()
  let isRequested = false
  let sent: SentTransfer
  try {
    sent = await withWayBack(modal, namespace, entry, () =>
      plan.request(live.connection.provider, {
        ...contextOf(paying),
        feeLimit: feeLimitOf(plan),
        // The wallet of a smart account estimates gas itself, including that of contract and bundler.
        gasLimit: paying.isSmartAccount ? null : gasLimit,
        beforeRequest() {
          if (signal.aborted || !isStillPaying(paying))
            throw new WalletModalError('REQUEST_ABORTED')
          isRequested = true
        },
      }),
    )
  } catch (thrown) {
    const failure = report(plan, 'failed', thrown, isRequested)
    emitTransaction({ namespace, kind, phase: 'failed', replaces }, failure.error)
    count.failed(failure.error.code)
    if (isStillShown(plan, signal)) plan.onFailure(failure)
    return
  }
  keepSent(paying, { ...sent, ...row, kind, replaces: plan.replaces })
  count.submitted?.()
  plan.onSubmitted({ hash: sent.hash, isLeft: signal.aborted })
}

/**
 * Simulates a transaction, checks the wallet's network and account, and requests it from the wallet. `order.leave()`
 * aborts the run if the wallet has not received the request yet. Never throws.
 */
export async function runTransaction(plan: TransactionPlan): Promise<void> {
  const { paying, order } = plan
  const signal = order.begin()
  try {
    const live = liveConnection(paying.namespace)
    if (!live) throw new WalletModalError('NOT_CONNECTED')
    const simulated = await plan.simulate(signal)
    if (!simulated || signal.aborted) return
    await checkWalletNetwork(live, paying.network)
    await checkWalletAccount(live, paying.address)
    if (signal.aborted || !isStillPaying(paying)) return
    await submit(plan, live, simulated.gasLimit, signal)
  } catch (thrown) {
    if (signal.aborted) return
    const failure = report(plan, 'refused', thrown)
    if (isStillShown(plan, signal)) plan.onFailure(failure)
  } finally {
    if (!signal.aborted) order.leave()
  }
}
