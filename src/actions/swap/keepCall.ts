import type { TransactionKind } from '../../types/pendingTransaction.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { SwapCall } from '../../types/swapper.ts'
import { formatUnits } from '../../utils/amount.ts'
import type { PayingAccount } from '../account/payingAccount.ts'
import { keepSent } from '../transactions/keepSent.ts'

interface SentCall {
  kind: TransactionKind
  hash: string
  call: SwapCall
  source: SwapToken
  amount: bigint
}

/** Stores a sent call as a pending transaction, which is then followed. */
export function keepCall(
  paying: PayingAccount,
  { kind, hash, call: { from: _, ...call }, source, amount }: SentCall,
): void {
  const { symbol, iconUrl, decimals, isNative, address } = source
  keepSent(paying, {
    hash,
    kind,
    to: call.to,
    amount: formatUnits(amount, decimals),
    symbol,
    iconUrl,
    token: isNative ? null : address,
    call,
  })
}
