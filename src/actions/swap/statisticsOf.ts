import type { SwapOrder } from '../../types/swapper.ts'
import { formatUnits } from '../../utils/amount.ts'
import type { PayingAccount } from '../account/payingAccount.ts'

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
