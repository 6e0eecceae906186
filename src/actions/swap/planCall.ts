import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { failOrder, swapOrder } from '../../controllers/swap.ts'
import { hideToast } from '../../controllers/toast.ts'
import type { SwapCall, SwapOrder } from '../../types/swapper.ts'
import { formatUnits } from '../../utils/amount.ts'
import type { PayingAccount } from '../account/payingAccount.ts'
import type { TransactionPlan } from '../transactions/TransactionPlan.ts'

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

/** Returns the part of the plan that approvals and swaps share; `amount` is in base units of the source. */
export function planCall(
  paying: PayingAccount,
  order: SwapOrder,
  call: SwapCall,
  amount: bigint,
): Pick<
  TransactionPlan,
  'paying' | 'order' | 'request' | 'row' | 'failureCode' | 'showReason' | 'onFailure'
> {
  const { source, nativeSymbol } = order
  const { symbol, iconUrl, decimals, isNative, address } = source
  const { from: _, ...kept } = call
  return {
    paying,
    order: swapOrder,
    async request(provider, context) {
      const swapper = await loadLaterPart(paying.namespace, 'swapper')
      const hash = await swapper.send(provider, call, { ...context, nativeSymbol })
      return { hash, call: kept }
    },
    row: {
      to: call.to,
      amount: formatUnits(amount, decimals),
      symbol,
      iconUrl,
      token: isNative ? null : address,
    },
    failureCode: 'SWAP_FAILED',
    showReason({ phase }) {
      // Hides the toast that requested a confirmation in the wallet.
      if (phase === 'failed') hideToast()
    },
    onFailure: ({ error, mayHaveBeenSent }) => failOrder({ failure: error, mayHaveBeenSent }),
  }
}
