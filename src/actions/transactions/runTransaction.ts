import { liveConnection } from '../../controllers/connections.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { TransactionKind } from '../../types/host.ts'
import type { Network } from '../../types/network.ts'
import type { Order, PayingAccount } from '../../types/order.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { SentTransfer } from '../../types/sender.ts'
import { formatUnits } from '../../utils/amount.ts'
import { contextOf, isStillPaying, watchPaying } from '../account/payingAccount.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { checkWalletAccount } from './checkWalletAccount.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepSent } from './keepSent.ts'
import type { TransactionFailure, TransactionPlan, TransactionRow } from './TransactionPlan.ts'
import { withWayBack } from './withWayBack.ts'

/** @throws WalletModalError WALLET_ELSEWHERE if the wallet is on another network, where it would broadcast */
async function checkWalletNetwork({ opened }: LiveConnection, network: Network): Promise<void> {
  const at = await opened.getNetwork()
  if (at === network.caipNetworkId) return
  throw new WalletModalError('WALLET_ELSEWHERE', { params: { network: network.name } })
}

type Sent = SentTransfer &
  TransactionRow &
  Pick<PendingTransaction, 'kind' | 'replaces' | 'feeCeiling'>

/** The reviewed maximum of the fee, to which the request keeps. The bundler of a smart account sets a fee of its own. */
function ceilingOf({ account, fee }: Order): string | undefined {
  const { ceiling } = fee
  return ceiling === null || account.isSmartAccount ? undefined : String(ceiling)
}

function toPending({ namespace, network, address: from }: PayingAccount, sent: Sent) {
  return {
    ...sent,
    namespace,
    caipNetworkId: network.caipNetworkId,
    from,
    phase: 'submitted',
    sentAt: Date.now(),
    nonce: null,
    replacedBy: null,
    spedUp: false,
  } satisfies PendingTransaction
}

/** Codes of errors after which nothing was broadcast: the user, a check or a node has refused the transaction. */
const unsent: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_ABORTED',
  'INSUFFICIENT_GAS',
  'FEE_CHANGED',
  'TRANSACTION_INVALID',
  'TRANSFER_REFUSED',
  'RECEIVER_ACCOUNT_TAKEN',
  'RECEIVER_FROZEN',
  'SENDER_FROZEN',
  'MEMO_REQUIRED',
  'TOKEN_PAUSED',
  'TOKEN_SCALED',
  'TOKEN_NOT_TRANSFERABLE',
  'FEE_IMPLAUSIBLE',
  'SIGNED_DIFFERENTLY',
  'TRANSACTION_VERSION_UNSUPPORTED',
  'APPROVAL_EXPIRED',
]

/**
 * Returns the base units that are left for the fee. Null (no limit) if at least twice the fee is left, because no
 * wallet exceeds twice the fee.
 */
function feeLimitOf({ account, pays, fee, nativeBalance }: Order): bigint | null {
  if (account.isSmartAccount || pays?.token !== null) return null
  if (nativeBalance === null || fee.ceiling === null) return null
  const left = nativeBalance - pays.amountBaseUnits
  return left < 2n * fee.ceiling ? left : null
}

/** Kind of the event `transaction`; a replacement is a transfer for hosts. */
function eventKind({ kind }: Order): TransactionKind {
  return kind === 'speedUp' || kind === 'cancel' || kind === 'purchase' ? 'send' : kind
}

function rowOf({ to, pays }: Order): TransactionRow {
  if (!pays) return { to, amount: '0', symbol: '', iconUrl: null, token: null }
  const { amountBaseUnits, decimals, symbol, iconUrl, tokenId } = pays
  return { to, amount: formatUnits(amountBaseUnits, decimals), symbol, iconUrl, token: tokenId }
}

/** Emits one `error` event: with the reason's code if nothing was broadcast, else with the plan's `failureCode`. */
function report(
  plan: TransactionPlan,
  phase: 'refused' | 'failed',
  thrown: unknown,
  isRequested = false,
) {
  const reason = toWalletModalError(thrown)
  if (phase === 'refused' || unsent.includes(reason.code)) {
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
const isStillShown = ({ order }: TransactionPlan, { aborted }: AbortSignal) =>
  !aborted && isStillPaying(order.account)

async function submit(
  plan: TransactionPlan,
  live: LiveConnection,
  gasLimit: bigint | null,
  signal: AbortSignal,
): Promise<void> {
  const { modal, order, entry, row, count } = plan
  const { account, fee } = order
  const { namespace } = account
  const kind = eventKind(order)
  const replaces = plan.replaces?.hash ?? null
  emitTransaction({ namespace, kind, phase: 'initiated', replaces })
  count.initiated?.()
  plan.onInitiated?.()
  let isRequested = false
  let sent: SentTransfer
  try {
    sent = await withWayBack(modal, namespace, entry, () =>
      plan.request(live.connection.provider, {
        ...contextOf(account),
        reviewedFee: fee.ceiling,
        reviewedDeposit: fee.ceiling === null ? null : fee.deposit,
        feeRate: fee.rate?.rate ?? null,
        feeTip: fee.rate?.tip ?? null,
        feeLimit: feeLimitOf(order),
        // The wallet of a smart account estimates gas itself, including that of contract and bundler.
        gasLimit: account.isSmartAccount ? null : gasLimit,
        beforeRequest() {
          if (signal.aborted || !isStillPaying(account))
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
  const rows = { ...rowOf(order), ...row }
  const kept = toPending(account, {
    ...sent,
    ...rows,
    kind,
    replaces: plan.replaces,
    feeCeiling: ceilingOf(order),
  })
  await keepSent(kept, account.network, () => {
    count.submitted?.()
    plan.onSubmitted({ hash: sent.hash, isLeft: signal.aborted })
  })
}

/**
 * Simulates a transaction, checks the wallet's network and account, and requests it from the wallet. `run.leave()`
 * aborts the run if the wallet has not received the request yet; so does another account or network, even if the user
 * returns to the order's. Never throws.
 */
export async function runTransaction(plan: TransactionPlan): Promise<void> {
  const { order, run } = plan
  const { account } = order
  const signal = run.begin()
  const stopWatching = watchPaying(account, () => {
    if (!signal.aborted) run.leave()
  })
  try {
    const live = liveConnection(account.namespace)
    if (!live) throw new WalletModalError('NOT_CONNECTED')
    const simulated = await plan.simulate(signal)
    if (!simulated || signal.aborted) return
    await checkWalletNetwork(live, account.network)
    await checkWalletAccount(live, account.address)
    if (signal.aborted || !isStillPaying(account)) return
    await submit(plan, live, simulated.gasLimit, signal)
  } catch (thrown) {
    if (signal.aborted) return
    const failure = report(plan, 'refused', thrown)
    if (isStillShown(plan, signal)) plan.onFailure(failure)
  } finally {
    stopWatching()
    if (!signal.aborted) run.leave()
  }
}
