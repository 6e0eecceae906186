import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { failOrder, markStale, type PreparedSwap, swapOrder } from '../../controllers/swap.ts'
import { hideToast } from '../../controllers/toast.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { Order, PayingAccount } from '../../types/order.ts'
import type { SwapCall, SwapOrder } from '../../types/swapper.ts'
import { formatUnits } from '../../utils/amount.ts'
import { frozenCopy } from '../../utils/frozenCopy.ts'
import type { TransactionFailure, TransactionPlan } from '../transactions/TransactionPlan.ts'

export function statisticsOf(
  { isSmartAccount, network }: PayingAccount,
  { source, target, quote }: SwapOrder,
) {
  return {
    isSmartAccount,
    network: network.caipNetworkId,
    swapFromToken: source.symbol,
    swapToToken: target.symbol,
    swapFromAmount: formatUnits(quote.fromAmount, source.decimals),
    swapToAmount: formatUnits(quote.toAmount, target.decimals),
  }
}

/**
 * Returns the order of one call of the prepared swap. Its fee is the call's share of the reviewed fee, by gas, so that
 * the calls together cost at most the reviewed fee.
 */
export function orderOf(
  prepared: PreparedSwap,
  index: number,
  { kind, to, pays }: Pick<Order, 'kind' | 'to' | 'pays'>,
): Order {
  const { account, fee, gasLimits, nativeBalance, madeAt, deadline } = prepared
  const gas = gasLimits?.reduce((sum, limit) => sum + limit, 0n) ?? 0n
  const gasLimit = gasLimits?.at(index) ?? null
  const isKnown = fee.ceiling !== null && gasLimit !== null && gas > 0n
  const ceiling = isKnown ? ((fee.ceiling ?? 0n) * gasLimit) / gas : null
  return frozenCopy<Order>({
    kind,
    account,
    to,
    pays,
    fee: { ...fee, ceiling, gasLimit, usd: null },
    nativeBalance,
    madeAt,
    deadline,
  })
}

/**
 * Stores a failure in the draft. A fee that has risen makes the prepared swap stale. `isGone` is true if it cannot be signed
 * again for another reason.
 */
export function failCall(
  prepared: PreparedSwap,
  { error, mayHaveBeenSent }: TransactionFailure,
  isGone = mayHaveBeenSent,
): void {
  const isRisen = isCode(error, 'FEE_CHANGED')
  if (isRisen) markStale(prepared, { kind: 'fee', fee: null })
  failOrder({ failure: error, mayHaveBeenSent }, isGone && !isRisen)
}

/** Returns the part of the plan that approvals and swaps share. `calls` go to the wallet in one request. */
export function planCall(
  prepared: PreparedSwap,
  order: Order,
  calls: readonly SwapCall[],
): Pick<TransactionPlan, 'order' | 'run' | 'request' | 'failureCode' | 'showReason' | 'onFailure'> {
  const { account } = order
  const { symbol: nativeSymbol } = account.network.nativeCurrency
  return {
    order,
    run: swapOrder,
    async request(provider, context) {
      const swapper = await loadLaterPart(account.namespace, 'swapper')
      return swapper.send(provider, calls, { ...context, nativeSymbol })
    },
    failureCode: 'SWAP_FAILED',
    showReason({ phase }) {
      // Hides the toast that requested a confirmation in the wallet.
      if (phase === 'failed') hideToast()
    },
    onFailure: (failure) => failCall(prepared, failure),
  }
}
